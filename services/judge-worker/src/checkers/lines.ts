const SPACE = 0x20;
const TAB = 0x09;
const CARRIAGE_RETURN = 0x0d;

/** A regular expression would take quadratic time on many blanks in the middle of a line. */
function withoutTrailingBlanks(line: string): string {
  let end = line.length;
  while (end > 0) {
    const code = line.charCodeAt(end - 1);
    if (code !== SPACE && code !== TAB && code !== CARRIAGE_RETURN) break;
    end -= 1;
  }
  return end === line.length ? line : line.slice(0, end);
}

/**
 * The lines of an output, without trailing blanks and without empty lines at the end.
 * @returns strings with one character for each byte, so that outputs that are not valid UTF-8 compare exactly.
 */
export function linesOf(output: Buffer): string[] {
  const lines = output.toString('latin1').split('\n').map(withoutTrailingBlanks);
  while (lines.length > 0 && lines[lines.length - 1] === '') lines.pop();
  return lines;
}
