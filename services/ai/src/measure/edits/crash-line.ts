import type { EditorLanguage } from '@evident/contracts';

const FRAMES: Readonly<Record<EditorLanguage, RegExp>> = {
  PYTHON: /File "main\.py", line (\d+)/g,
  JAVASCRIPT: /main\.js:(\d+)/g,
  JAVA: /^\s*at (?!java\.|jdk\.|sun\.)[\w$.<>]+\(\w+\.java:(\d+)\)/gm,
};

/** @returns the 1-based line of the program on which it crashed; null if the standard error names none */
export function crashLine(language: EditorLanguage, stderr: string): number | null {
  const lines = Array.from(stderr.matchAll(FRAMES[language]), ([, line]) => Number(line));
  // Python prints the innermost frame last.
  return (language === 'PYTHON' ? lines.at(-1) : lines[0]) ?? null;
}
