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
  /** `measured` on growing inputs, `estimated` from the source, or `inconclusive`. */
  source: 'measured' | 'estimated' | 'inconclusive';
  /** In the variables of the problem, such as `O(n log n)` or `O(n * m)`; null when inconclusive. */
  notation: string | null;
  /** The class in the dominant variable, for comparison with the reference; null when inconclusive. */
  class: ComplexityClass | null;
  runnerUp: string | null;
  /** The family of inputs with the worst growth. */
  family: string | null;
  /** The line that does most of the work at the largest size: 1-based, with its share (0–1) and its own class. */
  dominantLine: { line: number; label: string; share: number; class: ComplexityClass | null } | null;
  series: readonly GrowthSeries[];
  /** Why it is inconclusive, or another note for the reader: one sentence. */
  note: string | null;
  /** The largest legal input is so small that a search may end early on each of them. */
  isOfSmallInputs?: boolean;
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

/** A change of one token after which the program passes every test and the failing input. It was run. */
export interface SmallEdit {
  /** 1-based. */
  line: number;
  before: string;
  after: string;
}

/** The type that a number did not fit into; `bits`: an operator that keeps 32 bits, `element`: a typed array. */
export const TOO_SMALL_TYPES = ['byte', 'short', 'char', 'int', 'long', 'double', 'bits', 'element'] as const;

/** A number that its type cannot hold, on failing inputs and on no passing one that was tried. */
export interface Overflow {
  /** 1-based. */
  line: number;
  type: (typeof TOO_SMALL_TYPES)[number];
}

/** Something found in the source. */
export interface LintFinding {
  /** An id of the message catalogue, such as `python.list-membership-in-loop`. */
  messageId: string;
  severity: Severity;
  /** Findings of one category on one line have one root cause. */
  category: string;
  line: number;
  /** The catalogue's message with its parameters filled in. */
  text: string;
  /** `rule` (the project's own), `eslint`, `ruff`, `javac`, `ecj`. */
  tool: string;
}

/** Lines that run on tests that fail rather than on those that pass. */
export interface Suspect {
  /** 1-based, both included. */
  first: number;
  last: number;
  /** Failing and passing tests that run them. */
  failing: number;
  passing: number;
}

/** The code that no test ran. It is information, not a fault. */
export interface Coverage {
  /** The number of tests that ran to their end with marks; they are the smallest ones. */
  tests: number;
  ofTests: number;
  /** The most telling places, in order of their lines. */
  missed: readonly {
    /** 1-based, both included. */
    first: number;
    last: number;
    /** `function`: one that was never called; `part`: other code on the same lines did run. */
    kind: 'code' | 'function' | 'part';
    /** What else reached it; null: no other inputs were run with marks. */
    reachedBy: 'failing-input' | 'small-inputs' | 'nothing' | null;
  }[];
  /** The number of other such places. */
  more: number;
  /** Lines that failing tests run and passing ones mostly do not, most telling first; empty when nothing tells. */
  suspects: readonly Suspect[];
}

/** Everything that one analysis found, before it is rated and put into words. */
export interface Findings {
  language: Language;
  sourceCode: string;
  compiles: boolean;
  compileOutput: string;
  /** Why the text is no program at all, in one sentence; then it does not compile either. */
  noProgram: string | null;
  /** Null without a problem. */
  tests: readonly TestFinding[] | null;
  time: ComplexityFinding;
  space: ComplexityFinding & {
    /** Memory beyond the input; null when the two cannot be told apart. */
    extra: string | null;
  };
  /** The class of the reference, measured in the same language; null when unknown. */
  referenceTime: ComplexityClass | null;
  referenceSpace: ComplexityClass | null;
  referenceSeries: readonly GrowthSeries[];
  /** What the problem's author declares of its reference, such as `O(r * c)`; null without a problem. */
  declared: { time: string; space: string } | null;
  counterExample: CounterExample | null;
  /** Null when the program is right, or no such change was found. */
  smallEdit: SmallEdit | null;
  overflow: Overflow | null;
  /**
   * 1-based lines that deserve a look first, most likely first: changes there move what the failing inputs give. Empty when
   * the program is right, or nothing tells.
   */
  likelyLines: readonly number[];
  /** Inputs compared with the reference, all equal when there is no counter-example. */
  comparedInputs: number;
  recursion: { depth: number; grows: boolean } | null;
  /** Null when the coverage is unknown. */
  coverage: Coverage | null;
  lints: readonly LintFinding[];
}
