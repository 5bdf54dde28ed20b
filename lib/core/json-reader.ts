import type { JsonArray, JsonDocument, JsonNode, JsonObject, JsonString } from './json-node';
import { JsonRefusal, JsonScanner } from './json-scanner';
import { lineEnd } from './shown';

interface ArrayFrame {
  node: JsonArray;
  /** The first element has been looked for. */
  started: boolean;
}

interface ObjectFrame {
  node: JsonObject;
  started: boolean;
  /** The key whose value comes next. */
  key?: JsonString;
}

/** A collection still being read. */
type Frame = ArrayFrame | ObjectFrame;

const isObject = (frame: Frame): frame is ObjectFrame => frame.node.kind === 'object';

/** Reads one text; `parseJson` is its door. Open collections lie on a stack, so nesting costs no recursion. */
export class JsonReader extends JsonScanner {
  private root: JsonNode | undefined;
  private readonly frames: Frame[] = [];

  read(): JsonDocument {
    try {
      this.document();
    } catch (error) {
      if (!(error instanceof JsonRefusal)) throw error;
      const { fault } = error;
      for (const { node } of this.frames) node.end = Math.max(node.end, Math.min(this.at, this.text.length));
      return this.root ? { root: this.root, fault } : { fault };
    }
    return this.root ? { root: this.root } : {};
  }

  private document(): void {
    if (this.text.startsWith('\ufeff')) {
      this.refuse('bom', 'A byte order mark stands before the JSON; remove it.', 0, 1);
    }
    this.skipSpace();
    if (this.at >= this.text.length)
      this.refuse('empty', 'The file is empty; a JSON value is wanted.', 0, this.text.length);
    this.refuseComment();
    this.value();
    for (let frame = this.frames.at(-1); frame; frame = this.frames.at(-1)) {
      if (isObject(frame) && frame.key) this.colonAndValue(frame.key);
      else this.element(frame);
    }
    this.skipSpace();
    if (this.at >= this.text.length) return;
    this.refuseComment();
    const seen = this.shown(this.at, lineEnd(this.text, this.at));
    this.refuse(
      'extra-text',
      `${seen} follows the end of the JSON value; one value is wanted.`,
      this.at,
      this.text.length,
    );
  }

  private put(node: JsonNode): void {
    const frame = this.frames.at(-1);
    if (!frame) this.root = node;
    else if (frame.node.kind === 'array') frame.node.items.push(node);
    else if (isObject(frame) && frame.key) {
      frame.node.members.push({ key: frame.key, value: node });
      delete frame.key;
    }
  }

  /** Reads a scalar, or opens a collection that the loop fills. */
  private value(): void {
    const start = this.at;
    const { char } = this;
    if (char === '{' || char === '[') {
      const span = { start, end: start + 1 };
      this.at++;
      const frame: Frame =
        char === '{'
          ? { node: { kind: 'object', ...span, members: [] }, started: false }
          : { node: { kind: 'array', ...span, items: [] }, started: false };
      this.put(frame.node);
      this.frames.push(frame);
    } else this.put(char === '"' ? this.string() : this.word());
  }

  private close(frame: Frame): void {
    this.at++;
    frame.node.end = this.at;
    this.frames.pop();
  }

  /** The next element or key of a collection, after its comma; or the end of the collection. */
  private element(frame: Frame): void {
    const closing = isObject(frame) ? '}' : ']';
    this.skipSpace();
    if (this.char === closing) {
      this.close(frame);
      return;
    }
    this.refuseNoise();
    if (frame.started) this.comma(frame, closing);
    frame.started = true;
    if (!isObject(frame)) this.value();
    else if (this.char === '"') frame.key = this.string();
    else this.refuseKey();
  }

  private comma(frame: Frame, closing: string): void {
    if (this.char !== ',') this.refuseSeparator(frame.node, closing);
    const comma = this.at;
    this.at++;
    this.skipSpace();
    if (this.char === closing) {
      this.refuse('trailing-comma', `A comma stands before the closing \`${closing}\`; remove it.`, comma, comma + 1);
    }
    this.refuseNoise();
  }

  private colonAndValue(key: JsonString): void {
    this.skipSpace();
    this.refuseNoise();
    if (this.char !== ':') {
      this.refuse('missing-colon', `No colon follows the key ${this.shown(key.start, key.end)}.`, key.start, key.end);
    }
    this.at++;
    this.skipSpace();
    this.refuseNoise();
    this.value();
  }

  /** A comment, or the end of the text inside a collection. */
  private refuseNoise(): void {
    this.refuseComment();
    if (this.at < this.text.length) return;
    const open = this.frames.at(-1)?.node;
    const start = open?.start ?? 0;
    const [sign, wanted] = open?.kind === 'object' ? ['{', '}'] : ['[', ']'];
    this.refuse('unclosed', `The \`${sign}\` is never closed; \`${wanted}\` is wanted.`, start, start + 1);
  }

  private refuseSeparator(node: JsonNode, closing: string): never {
    const { char } = this;
    const what = node.kind === 'object' ? 'members' : 'elements';
    if (char === '}' || char === ']') {
      this.refuse('unclosed', `\`${char}\` stands where \`${closing}\` is wanted.`, this.at, this.at + 1);
    }
    const end = this.tokenEnd();
    this.refuse(
      'missing-comma',
      `No comma stands before ${this.shown(this.at, end)}; ${what} are separated by one.`,
      this.at,
      end,
    );
  }

  private refuseKey(): never {
    this.refuseSingleQuote();
    const end = this.tokenEnd();
    const seen = this.shown(this.at, end);
    if (/^[\p{L}\p{N}_$]/u.test(this.char)) {
      this.refuse('unquoted-key', `The key ${seen} is not in double quotes.`, this.at, end);
    }
    this.refuse('unexpected', `${seen} stands where a key in double quotes is wanted.`, this.at, end);
  }
}
