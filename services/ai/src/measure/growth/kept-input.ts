import type { EditorLanguage } from '@evident/contracts';
import { exponentOfTail } from '../fitting/fit-growth.js';
import type { GrowthPoint } from '../fitting/growth-point.js';

/** Ways to read the whole input at once, or to keep each of its lines in a list. */
const HOLDS: Readonly<Record<EditorLanguage, RegExp>> = {
  JAVASCRIPT: /readFileSync\s*\(/,
  PYTHON:
    /\bstdin\s*\.\s*(?:buffer\s*\.\s*)?(?:read|readlines)\s*\(\s*\)|\bopen\s*\(\s*0\s*\)\s*\.\s*read|\b(?:list|tuple|sorted)\s*\(\s*(?:sys\s*\.\s*)?stdin\s*\)|(?:[[{]|\b(?:list|tuple|sorted|set|frozenset)\s*\()[^\n]{0,200}\b(?:input|readline)\s*\([^\n]{0,200}\bfor\b[^\n]{0,200}[\]})]|\.(?:append|add)\([^\n]{0,200}\b(?:input|readline)\s*\(/,
  JAVA: /readAllBytes\s*\(|\.lines\s*\(\s*\)\s*\.\s*(?:toList|toArray|collect)|new\s+(?:int|long|char|boolean|String)\s*\[\s*\w+\s*\]\s*\[\s*\w*\s*\]|\w\[\s*\w+\s*\]\s*=[^;\n]*\b(?:readLine|nextLine|next)\s*\(|\.(?:add|addLast|offer|push)\s*\([^;\n]{0,200}\b(?:readLine|nextLine|next)\s*\(/,
};

/** Whether a program has all of its input in memory at one time. */
export const holdsItsInput = (language: EditorLanguage, sourceCode: string): boolean =>
  HOLDS[language].test(sourceCode);

/** Ways to keep a long line of the input, or an array for its values. */
const KEEPS_LINE: Readonly<Record<EditorLanguage, RegExp>> = {
  JAVASCRIPT: HOLDS.JAVASCRIPT,
  PYTHON: /\b(?:input|readline)\s*\(/,
  JAVA: /\b(?:readLine|nextLine)\s*\(|\bnew\s+(?:int|long|char|byte|double|boolean)\s*\[\s*[a-z]/,
};

/** Whether a program keeps at least the long part of its input. @param isLine most of the input is one line */
export const keepsItsInput = (language: EditorLanguage, sourceCode: string, isLine: boolean): boolean =>
  holdsItsInput(language, sourceCode) || (isLine && KEEPS_LINE[language].test(sourceCode));

/**
 * The growth of inputs that have a value for each cell of a grid. Grids are small, and their runtime's own memory hides
 * them; a list shows by itself. @returns null for inputs of another growth
 */
export function growthOfTexts(lengths: readonly GrowthPoint[]): 'quadratic' | null {
  const ordered = [...lengths].sort((a, b) => a.n - b.n);
  if (ordered.length < 3) return null;
  const rise = exponentOfTail(ordered);
  return rise > 1.6 && rise < 2.4 ? 'quadratic' : null;
}
