import type { EditorLanguage } from '@evident/contracts';

const FRAMES: Readonly<Record<EditorLanguage, RegExp>> = {
  PYTHON: /File "(?:[^"]*\/)?main\.py", line (\d+)/g,
  JAVASCRIPT: /main\.js:(\d+)/g,
  JAVA: /^\s*at (?!java\.|jdk\.|sun\.)[\w$.<>]+\(\w+\.java:(\d+)\)/gm,
};
const TOO_DEEP = /RecursionError|StackOverflowError|Maximum call stack size exceeded/;

const framesOf = (language: EditorLanguage, stderr: string): number[] =>
  Array.from(stderr.matchAll(FRAMES[language]), ([, line]) => Number(line));

/** @returns the 1-based line of the program on which it crashed; null if the standard error names none */
export function crashLine(language: EditorLanguage, stderr: string): number | null {
  const lines = framesOf(language, stderr);
  if (TOO_DEEP.test(stderr)) return commonest(lines);
  // Python prints the innermost frame last.
  return (language === 'PYTHON' ? lines.at(-1) : lines[0]) ?? null;
}

/** The line that calls on and on: it is in most frames, and the stack ends where it will. */
function commonest(lines: readonly number[]): number | null {
  const count = (line: number): number => lines.filter((other) => other === line).length;
  return [...lines].sort((a, b) => count(b) - count(a))[0] ?? null;
}
