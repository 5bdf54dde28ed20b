/** Findings as Monaco's markers, code actions and hovers. */
import type { Diagnostic, Severity } from '@/lib/core/diagnostic';
import type { Path } from '@/lib/core/path';
import { textOf } from '@/lib/core/text';
import { editorOffset, originalOffset } from '@/lib/studio/eol';
import { rulePath } from '@/lib/studio/rule-path';
import type { Studio } from '@/lib/studio/store';
import type { Models } from './models';
import { everyFile, monaco, pathOf, uriOf } from './monaco';

const owner = 'studio';

const severities: Record<Severity, monaco.MarkerSeverity> = {
  error: monaco.MarkerSeverity.Error,
  warning: monaco.MarkerSeverity.Warning,
  info: monaco.MarkerSeverity.Info,
};

/** The editor shows no byte order mark: columns of the first line are one less there. */
const shift = (text: string, line: number): number => (line === 1 && text.startsWith('\ufeff') ? 1 : 0);

function rangeOf(found: Diagnostic, text: string, model: monaco.editor.ITextModel): monaco.IRange {
  const startLineNumber = Math.min(found.line ?? 1, model.getLineCount());
  const startColumn = Math.max(1, (found.column ?? 1) - shift(text, startLineNumber));
  const endLineNumber = Math.min(found.endLine ?? startLineNumber, model.getLineCount());
  const end = found.endColumn === undefined ? undefined : found.endColumn - shift(text, endLineNumber);
  const word = model.getWordAtPosition({ lineNumber: startLineNumber, column: startColumn })?.endColumn;
  const endColumn =
    end ?? (found.column === undefined ? model.getLineMaxColumn(endLineNumber) : (word ?? startColumn + 1));
  return { startLineNumber, startColumn, endLineNumber, endColumn };
}

export function showMarkers(studio: Studio, models: Models, base: string): () => void {
  const show = (): void => {
    const { report, checked, harness } = studio.store.getState();
    for (const [path, model] of models.all()) {
      // Findings of an older text stay where they are until newer ones come: the editor moves them along.
      if (checked.get(path) !== harness.get(path)) continue;
      const entry = harness.get(path);
      const text = entry ? textOf(entry) : '';
      monaco.editor.setModelMarkers(
        model,
        owner,
        (report.diagnostics.get(path) ?? []).map((found) => ({
          ...rangeOf(found, text, model),
          message: found.message,
          severity: severities[found.severity],
          source: found.source === 'spec' ? 'format' : 'advice',
          code: { value: found.rule, target: monaco.Uri.parse(`${location.origin}${base}${rulePath(found.rule)}`) },
        })),
      );
    }
  };
  const stop = studio.store.subscribe((state, before) => {
    if (state.report !== before.report || state.view.active !== before.view.active) show();
  });
  show();
  return stop;
}

/** Registers what Monaco asks for in any file of the harness. Returns the way to take it back. */
export function provideHelp(studio: Studio, models: Models): () => void {
  const foundAt = (path: Path, model: monaco.editor.ITextModel, range: monaco.IRange): Diagnostic[] => {
    const { report, harness } = studio.store.getState();
    const entry = harness.get(path);
    const text = entry ? textOf(entry) : '';
    return (report.diagnostics.get(path) ?? []).filter((found) =>
      monaco.Range.areIntersectingOrTouching(rangeOf(found, text, model), range),
    );
  };
  const textAt = (path: Path): string => {
    const entry = studio.store.getState().harness.get(path);
    return entry ? textOf(entry) : '';
  };
  const api = studio.checker.api;
  const commandId = 'harness-studio.fix';

  const disposables = [
    monaco.editor.registerCommand(commandId, (_, found: Diagnostic, index: number) => void studio.fix(found, index)),
    monaco.languages.registerCodeActionProvider(everyFile, {
      provideCodeActions(model, range) {
        const actions = foundAt(pathOf(model.uri), model, range).flatMap((found) =>
          (found.fixes ?? []).map((fix, index) => ({
            title: fix.title,
            kind: 'quickfix',
            isPreferred: fix.preferred === true,
            diagnostics: monaco.editor
              .getModelMarkers({ resource: model.uri, owner })
              .filter((marker) => marker.message === found.message),
            command: { id: commandId, title: fix.title, arguments: [found, index] },
          })),
        );
        return { actions, dispose: () => undefined };
      },
    }),
    monaco.languages.registerHoverProvider(everyFile, {
      async provideHover(model, position) {
        const path = pathOf(model.uri);
        const rules = new Set(foundAt(path, model, monaco.Range.fromPositions(position)).map((found) => found.rule));
        const prose = await Promise.all([...rules].map((id) => api().rule(id)));
        const contents = prose.flatMap((rule) => (rule ? [{ value: `**${rule.summary}**\n\n${rule.why}` }] : []));
        const text = textAt(path);
        const offset = originalOffset(text, model.getOffsetAt(position));
        const help = await api().hover(path, offset);
        if (!help) return contents.length > 0 ? { contents } : null;
        return { contents: [...contents, { value: help.markdown }], range: spanOf(model, text, help) };
      },
    }),
    monaco.languages.registerCompletionItemProvider(everyFile, {
      triggerCharacters: ['/', ':', '$', '{', '`', '"', "'", '-', ' '],
      async provideCompletionItems(model, position) {
        await studio.whenChecked();
        const path = pathOf(model.uri);
        const text = textAt(path);
        const offers = await api().complete(path, originalOffset(text, model.getOffsetAt(position)));
        return {
          suggestions: offers.map((offer) => ({
            label: offer.label,
            detail: offer.detail,
            insertText: offer.insert,
            kind: monaco.languages.CompletionItemKind.Value,
            range: spanOf(model, text, offer),
          })),
        };
      },
    }),
    monaco.languages.registerReferenceProvider(everyFile, {
      async provideReferences(model, position) {
        const path = pathOf(model.uri);
        const places = await api().references(path, originalOffset(textAt(path), model.getOffsetAt(position)));
        for (const place of places) models.of(place.path);
        return places.map(({ path: to, line, column, endColumn }) => ({
          uri: uriOf(to),
          range: new monaco.Range(line, column, line, endColumn),
        }));
      },
    }),
    monaco.languages.registerRenameProvider(everyFile, {
      async resolveRenameLocation(model, position) {
        const path = pathOf(model.uri);
        const text = textAt(path);
        const place = await api().mention(path, originalOffset(text, model.getOffsetAt(position)));
        if (place) return { range: spanOf(model, text, place), text: place.text };
        const word = model.getWordAtPosition(position);
        const { lineNumber } = position;
        const { startColumn = position.column, endColumn = position.column } = word ?? {};
        return { range: new monaco.Range(lineNumber, startColumn, lineNumber, endColumn), text: word?.word ?? '' };
      },
      async provideRenameEdits(model, position, to) {
        await studio.whenChecked();
        const path = pathOf(model.uri);
        const fix = await api().rename(path, originalOffset(textAt(path), model.getOffsetAt(position)), to);
        if (!fix) return { edits: [], rejectReason: 'Nothing here has a name that can be changed everywhere.' };
        // The store carries it out, so that one undo takes all of it back.
        studio.renameAll(fix);
        return { edits: [] };
      },
    }),
    monaco.languages.registerDefinitionProvider(everyFile, {
      async provideDefinition(model, position) {
        const path = pathOf(model.uri);
        const place = await api().definition(path, originalOffset(textAt(path), model.getOffsetAt(position)));
        if (!place) return null;
        studio.show(place.path, { line: place.line });
        return null;
      },
    }),
  ];
  return () => {
    for (const one of disposables) one.dispose();
  };
}

const spanOf = (model: monaco.editor.ITextModel, text: string, span: { start: number; end: number }): monaco.IRange =>
  monaco.Range.fromPositions(
    model.getPositionAt(editorOffset(text, span.start)),
    model.getPositionAt(editorOffset(text, span.end)),
  );
