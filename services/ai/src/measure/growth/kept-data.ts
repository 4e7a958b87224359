import type { EditorLanguage } from '@evident/contracts';
import type { ComplexityClass } from '../../evidence/complexity-class.js';
import type { GrowthPoint } from '../fitting/growth-point.js';

/** Lines that read the input, which has the same length at each size where this is asked. */
const READS: Readonly<Record<EditorLanguage, RegExp>> = {
  JAVASCRIPT: /readFileSync|createInterface|\bstdin\b/,
  PYTHON: /\binput\s*\(|\bstdin\b/,
  JAVA: /Scanner|BufferedReader|System\.in|StringTokenizer/,
};

/** What can make memory grow: calls that add, collections made to a size, and texts that get longer. */
const KEEPS: Readonly<Record<EditorLanguage, RegExp>> = {
  JAVASCRIPT:
    /\.(?:push|unshift|set|add|concat|fill|map|filter|from|repeat|pad\w+|split|slice|splice)\b|\[\s*\.\.\.|new\s+(?:\w*Array|Map|Set)\b|\bArray\s*\(|\+=\s*['"`]|\w\[[^\]]+\]\s*=[^=]/,
  PYTHON:
    /\.(?:append|extend|add|insert|update|setdefault|push|join)\b|\b(?:list|dict|set|tuple|sorted|bytearray|bytes|deque|defaultdict|Counter|array)\s*\(|\]\s*\*|\*\s*\[|[[({][^\n]*\bfor\b|cache|\w\[[^\]]+\]\s*=[^=]|\*\*|<</,
  JAVA: /\.(?:add\w*|put\w*|push|offer\w*|append|insert|collect|toArray|concat|repeat)\b|new\s+\w+\s*\[\s*[a-z]|\+=\s*"|BigInteger|\bStringBuilder\b/,
};

/**
 * Whether a program may keep more data for larger numbers. It is asked only where too few sizes are legal for memory to
 * show it, such as up to 45 stairs.
 */
export function keepsData(language: EditorLanguage, sourceCode: string): boolean {
  return sourceCode
    .split('\n')
    .filter((line) => !READS[language].test(line))
    .some((line) => KEEPS[language].test(line));
}

const POWERS: Partial<Record<ComplexityClass, number>> = { quadratic: 2, cubic: 3 };
/** A bit for each pair of values, and somewhat less because the smallest size takes some as well. */
const LEAST_BYTES = 1 / 10;

/**
 * Whether so little memory can hold as much as a class says. A curve of a few jumps may look steep, although a table of
 * n² values would not fit.
 * @param points kilobytes by size, in order
 */
export function couldHold(complexity: ComplexityClass, points: readonly GrowthPoint[]): boolean {
  const power = POWERS[complexity];
  const [first, last] = [points[0], points.at(-1)];
  if (power === undefined || !first || !last) return true;
  return (last.value - first.value) * 1_024 >= LEAST_BYTES * last.n ** power;
}
