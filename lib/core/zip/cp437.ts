/** Code page 437: what names without the UTF-8 flag are written in (APPNOTE 6.3, appendix D). */
const upper =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';

export const fromCp437 = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => (byte < 128 ? String.fromCharCode(byte) : (upper[byte - 128] as string))).join('');
