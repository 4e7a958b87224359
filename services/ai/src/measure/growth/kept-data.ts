import type { EditorLanguage } from '@evident/contracts';

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
