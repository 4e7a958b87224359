/** A word of an output. `line` counts from 1. */
export interface Token {
  text: string;
  line: number;
}

const NEWLINE = 0x0a;
const isBlank = (code: number): boolean => code === 0x20 || (code >= 0x09 && code <= 0x0d);

/** The words of an output between blanks, with one character for each byte. */
export function tokensOf(output: Buffer): Token[] {
  const text = output.toString('latin1');
  const tokens: Token[] = [];
  let line = 1;
  let start = -1;
  for (let at = 0; at <= text.length; at++) {
    const code = at < text.length ? text.charCodeAt(at) : NEWLINE;
    if (!isBlank(code)) {
      if (start < 0) start = at;
      continue;
    }
    if (start >= 0) {
      tokens.push({ text: text.slice(start, at), line });
      start = -1;
    }
    if (code === NEWLINE) line += 1;
  }
  return tokens;
}
