import { formatComplexity, type ComplexityClass } from '../evidence/complexity-class.js';
import type { ComplexityFinding, Findings, TestFinding } from '../evidence/findings.js';

export function measured(complexity: ComplexityClass | null): ComplexityFinding {
  return {
    source: complexity === null ? 'inconclusive' : 'measured',
    notation: complexity === null ? null : formatComplexity(complexity),
    class: complexity,
    runnerUp: null,
    family: 'random',
    dominantLine: complexity === null ? null : { line: 2, label: 'loop', share: 0.9, class: complexity },
    series: [],
    note: null,
  };
}

export const passing = (index: number): TestFinding => ({
  id: `t${index}`,
  index,
  hidden: index > 2,
  verdict: 'accepted',
  message: '',
  cpuTimeMs: 10,
  memoryKb: 9_000,
  input: index > 2 ? null : `${index}\n`,
  expected: index > 2 ? null : 'yes\n',
  actual: index > 2 ? null : 'yes\n',
});

export const failing = (index: number): TestFinding => ({
  ...passing(index),
  verdict: 'wrong_answer',
  actual: index > 2 ? null : 'no\n',
});

/** @param right the number of passing tests */
export const testRow = (right: number, wrong: number): TestFinding[] =>
  Array.from({ length: right + wrong }, (_, at) => (at < wrong ? failing(at + 1) : passing(at + 1)));

/** The findings of a clean, accepted program of the reference's class. Tests override single fields. */
export function sampleFindings(changes: Partial<Findings> = {}): Findings {
  return {
    language: 'PYTHON',
    sourceCode: 'for x in input().split():\n    print(x)\n',
    compiles: true,
    compileOutput: '',
    noProgram: null,
    tests: testRow(5, 0),
    time: measured('linear'),
    space: { ...measured('linear'), extra: 'O(1)' },
    referenceTime: 'linear',
    referenceSpace: 'linear',
    referenceSeries: [],
    declared: null,
    counterExample: null,
    smallEdit: null,
    overflow: null,
    likelyLines: [],
    comparedInputs: 200,
    recursion: null,
    coverage: null,
    lints: [],
    ...changes,
  };
}
