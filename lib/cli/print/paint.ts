/** Colours for a terminal; to a pipe there are none. */
const codes = { bold: 1, red: 31, green: 32, yellow: 33, blue: 34 } as const;

export type Paint = Record<keyof typeof codes, (text: string) => string>;

export function painter(colour: boolean): Paint {
  const with_ = (code: number) => (text: string) => (colour ? `\u001b[${code}m${text}\u001b[0m` : text);
  return {
    bold: with_(codes.bold),
    red: with_(codes.red),
    green: with_(codes.green),
    yellow: with_(codes.yellow),
    blue: with_(codes.blue),
  };
}
