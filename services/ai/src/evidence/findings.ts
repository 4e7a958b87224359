import type { GrowthSeries, Language, Verdict } from '@evident/contracts';
import type { ComplexityClass } from './complexity-class.js';

export interface TestFinding {
  id: string;
  /** 1-based. */
  index: number;
  hidden: boolean;
  verdict: Verdict;
  message: string;
  cpuTimeMs: number;
  memoryKb: number;
  /** Null for a hidden test. */
  input: string | null;
  expected: string | null;
  actual: string | null;
}

export const passed = ({ verdict }: { verdict: Verdict }): boolean => verdict === 'accepted';

/** How time or space grows with the input. */
export interface ComplexityFinding {
  /** `measured` on growing inputs, `estimated` from the text, `inconclusive`: neither says. */
  source: 'measured' | 'estimated' | 'inconclusive';
  /** In the variables of the problem, such as `O(n log n)` or `O(n * m)`; null when inconclusive. */
  notation: string | null;
  /** The class in the dominant variable, for comparison with the reference; null when inconclusive. */
  class: ComplexityClass | null;
  runnerUp: string | null;
  /** The family of inputs on which it was worst. */
  family: string | null;
  /** The line that does most of the work at the largest size: 1-based, with its share (0–1) and its own class. */
  dominantLine: { line: number; label: string; share: number; class: ComplexityClass | null } | null;
  series: readonly GrowthSeries[];
  /** Why it is inconclusive, or what the reader should know: one sentence. */
  note: string | null;
}

/** An input on which the program differs from the reference when run; minimal after shrinking. */
export interface CounterExample {
  input: string;
  expected: string;
  /** What the program printed; empty when it crashed or ran out of time. */
  actual: string;
  verdict: Verdict;
  message: string;
}

export type Severity = 'essential' | 'actionable' | 'informative' | 'celebratory';

/** Something read off the text. */
export interface LintFinding {
  /** Of the message catalogue, such as `python.list-membership-in-loop`. */
  messageId: string;
  severity: Severity;
  /** Findings of one category on one line have one root cause. */
  category: string;
  line: number;
  /** Filled-in text of the catalogue's message. */
  text: string;
  /** `rule` (the project's own), `eslint`, `ruff`, `javac`, `ecj`. */
  tool: string;
}

/** What the tests never ran of a program: something to know, no fault. */
export interface Coverage {
  /** Tests that were watched to their end, the smallest of all. */
  tests: number;
  ofTests: number;
  /** The places that say most, in order of their lines. */
  missed: readonly {
    /** 1-based, both included. */
    first: number;
    last: number;
    /** `function`: one that was never called; `part`: other code on the same lines did run. */
    kind: 'code' | 'function' | 'part';
    /** By what else than tests it was reached; null: nothing else was watched. */
    reachedBy: 'failing-input' | 'small-inputs' | 'nothing' | null;
  }[];
  /** Other places like them. */
  more: number;
}

/** What one analysis found by running and by reading, before anything is rated or worded. */
export interface Findings {
  language: Language;
  sourceCode: string;
  compiles: boolean;
  compileOutput: string;
  /** Null without a problem. */
  tests: readonly TestFinding[] | null;
  time: ComplexityFinding;
  space: ComplexityFinding & {
    /** Beyond the input itself; null when it cannot be told apart. */
    extra: string | null;
  };
  /** The class to compare with: measured for the reference in the same language, else as declared. */
  referenceTime: ComplexityClass | null;
  referenceSpace: ComplexityClass | null;
  referenceSeries: readonly GrowthSeries[];
  counterExample: CounterExample | null;
  /** Inputs compared with the reference, all equal when there is no counter-example. */
  comparedInputs: number;
  recursion: { depth: number; grows: boolean } | null;
  /** Null where it could not be seen. */
  coverage: Coverage | null;
  lints: readonly LintFinding[];
}
