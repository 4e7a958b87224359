import type { Language } from '@evident/contracts';
import { ODD_JAVA } from './odd-java.js';
import { ODD_JAVASCRIPT } from './odd-javascript.js';
import { ODD_PYTHON } from './odd-python.js';

/** A program that does something unusual but legitimate: what a cheaper way of running could get wrong. */
export interface OddProgram {
  name: string;
  language: Language;
  source: string;
  input: string;
}

const LINES = '3 4\nsecond line\nthird';

function all(language: Language, programs: Record<string, string>): OddProgram[] {
  return Object.entries(programs).map(([name, source]) => ({ name, language, source, input: LINES }));
}

export const ODD_PROGRAMS: readonly OddProgram[] = [
  ...all('PYTHON', ODD_PYTHON),
  ...all('JAVASCRIPT', ODD_JAVASCRIPT),
  ...all('JAVA', ODD_JAVA),
];
