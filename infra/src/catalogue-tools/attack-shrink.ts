import { countOf } from './attack-inputs.js';

const linesOf = (text: string): string[][] =>
  text
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split(' '));
const textOf = (lines: readonly string[][]): string => `${lines.map((line) => line.join(' ')).join('\n')}\n`;

/**
 * Smaller or simpler versions of a text, the boldest first: without lines, without runs of tokens (with the count before
 * them corrected), and with smaller numbers and shorter words.
 */
function* simpler(text: string): Generator<string> {
  const lines = linesOf(text);
  for (let size = lines.length >> 1; size >= 1; size >>= 1)
    for (let from = 0; from + size <= lines.length; from += size) {
      const copy = linesOf(text);
      copy.splice(from, size);
      yield textOf(copy);
      for (let at = from - 1; at >= 0; at--) {
        const counted = copy[at]?.findIndex((token) => Number(token) >= size && /^\d+$/.test(token)) ?? -1;
        const line = copy[at];
        if (counted < 0 || !line) continue;
        line[counted] = String(Number(line[counted]) - size);
        yield textOf(copy);
        break;
      }
    }
  for (const [row, line] of lines.entries())
    for (let size = line.length >> 1; size >= 1; size >>= 1)
      for (let from = 0; from + size <= line.length; from += size) {
        const copy = linesOf(text);
        copy[row]?.splice(from, size);
        countOf(copy, row, line.length, -size);
        yield textOf(copy);
      }
  for (const [row, line] of lines.entries())
    for (const [at, token] of line.entries())
      for (const smaller of simplerToken(token)) {
        const copy = linesOf(text);
        const changed = copy[row];
        if (changed) changed[at] = smaller;
        yield textOf(copy);
      }
}

function simplerToken(token: string): string[] {
  if (!/^-?\d+$/.test(token))
    return token.length > 1 ? [token.slice(0, token.length >> 1), token.slice(1)] : [];
  const value = Number(token);
  if (value === 0) return [];
  return [...new Set([0, Math.sign(value), Math.trunc(value / 2), value - Math.sign(value)])]
    .filter((smaller) => Math.abs(smaller) < Math.abs(value))
    .map(String);
}

/**
 * Makes a text smaller while it keeps what `keeps` asks for.
 * @param batch how many versions are tried at a time; the first that is kept is taken
 * @param goesOn false ends the search
 */
export async function shrink(
  text: string,
  keeps: (texts: readonly string[]) => Promise<number>,
  isLegal: (text: string) => boolean,
  goesOn: () => boolean,
  batch = 16,
): Promise<string> {
  let best = text;
  for (let improved = true; improved && goesOn();) {
    improved = false;
    let some: string[] = [];
    const seen = new Set([best]);
    const taken = async (): Promise<boolean> => {
      const at = some.length === 0 ? -1 : await keeps(some);
      const found = some[at];
      some = [];
      if (found === undefined) return false;
      best = found;
      return true;
    };
    for (const version of simpler(best)) {
      if (!goesOn()) break;
      if (seen.has(version) || !isLegal(version)) continue;
      seen.add(version);
      some.push(version);
      if (some.length >= batch && (improved = await taken())) break;
    }
    if (!improved && goesOn()) improved = await taken();
  }
  return best;
}
