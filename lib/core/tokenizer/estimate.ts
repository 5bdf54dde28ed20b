/** The figure without a tokenizer: bytes of UTF-8 by four. Never letters by four, which is half too low on Chinese. */
import type { TokenCounter } from '../settings';

export const estimateCounter: TokenCounter = {
  name: 'estimate',
  count: (text) => Math.ceil(utf8Length(text) / 4),
};

/** Never falls when text is added: even a surrogate that completes a pair makes three bytes four. */
function utf8Length(text: string): number {
  let bytes = text.length;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x80) continue;
    if (unit < 0x800) bytes += 1;
    else if (unit < 0xd800 || unit > 0xdbff) bytes += 2;
    else {
      const low = text.charCodeAt(i + 1);
      bytes += 2;
      // A pair of surrogates is four bytes, two more than its two units.
      if (low >= 0xdc00 && low <= 0xdfff) i++;
    }
  }
  return bytes;
}
