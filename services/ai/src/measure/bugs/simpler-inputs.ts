const MOST_CANDIDATES = 60;
const INTEGER = /^-?\d{1,15}$/;

/**
 * Inputs that are a little simpler than a failing one, simplest first: without one number or line (and with its count
 * lowered), with smaller numbers, with shorter words. The validator decides which of them are legal.
 */
export function simplerInputs(input: string): string[] {
  const lines = input.replace(/\n$/, '').split('\n');
  const found = new Set<string>();
  const add = (candidate: readonly string[]): void => {
    const text = `${candidate.join('\n')}\n`;
    if (text !== input) found.add(text);
  };
  for (const candidate of withoutLine(lines)) add(candidate);
  for (const candidate of withoutToken(lines)) add(candidate);
  for (const candidate of withSmallerToken(lines)) add(candidate);
  return Array.from(found)
    .sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
    .slice(0, MOST_CANDIDATES);
}

const replaced = (lines: readonly string[], at: number, line: string): string[] =>
  lines.map((old, index) => (index === at ? line : old));

/** Each way to lower one number that equals `count` in the lines before `until`. */
function lowered(lines: readonly string[], until: number, count: number): string[][] {
  return lines.slice(0, until).flatMap((line, at) => {
    const parts = line.split(' ');
    return parts.flatMap((part, index) =>
      INTEGER.test(part) && Number(part) === count
        ? [
            replaced(
              lines,
              at,
              parts.map((old, other) => (other === index ? String(count - 1) : old)).join(' '),
            ),
          ]
        : [],
    );
  });
}

function withoutLine(lines: readonly string[]): string[][] {
  return lines.flatMap((_, at) => {
    const rest = lines.filter((__, index) => index !== at);
    // The count may cover only some of the lines, so each count up to their number is tried.
    const counts = Array.from({ length: lines.length }, (__, less) => lines.length - less);
    return [rest, ...counts.flatMap((count) => lowered(rest, Math.min(at, 2), count))];
  });
}

function withoutToken(lines: readonly string[]): string[][] {
  return lines.flatMap((line, at) => {
    const separator = line.includes(' ') ? ' ' : '';
    const parts = line.split(separator);
    return parts.flatMap((_, index) => {
      const shorter = replaced(lines, at, parts.filter((__, other) => other !== index).join(separator));
      return [shorter, ...lowered(shorter, at, parts.length)];
    });
  });
}

function withSmallerToken(lines: readonly string[]): string[][] {
  return lines.flatMap((line, at) => {
    const parts = line.split(' ');
    return parts.flatMap((part, index) => {
      if (!INTEGER.test(part)) return [];
      const value = Number(part);
      const smaller = new Set([
        0,
        1,
        Math.trunc(value / 10),
        Math.trunc(value / 2),
        value - Math.sign(value),
      ]);
      return Array.from(smaller)
        .filter((other) => Math.abs(other) < Math.abs(value))
        .map((other) =>
          replaced(
            lines,
            at,
            parts.map((old, position) => (position === index ? String(other) : old)).join(' '),
          ),
        );
    });
  });
}
