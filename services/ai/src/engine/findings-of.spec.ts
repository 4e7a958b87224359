import { inconclusive } from '../measure/growth/time-finding.js';
import type { MeasuredFindings } from '../measure/measurement.js';
import { rate } from '../report/rating/rate.js';
import { writeBuiltIn } from '../report/words/built-in.writer.js';
import { freeBecause } from './engine-analyser.js';
import { findingsOf } from './findings-of.js';

const subject = {
  userId: 'u',
  language: 'PYTHON',
  sourceCode: 'print(1)',
  problem: null,
  thirdPartyConsent: false,
} as const;
const estimate = {
  ...inconclusive('Read off the text.'),
  source: 'estimated' as const,
  notation: 'O(n)',
  class: 'linear' as const,
};
const reading = { lints: [], estimate, outline: null, grammar: null, fault: null };
const measured: MeasuredFindings = {
  compiles: true,
  compileOutput: '',
  tests: [],
  time: { ...estimate, source: 'measured', notation: 'O(n²)', class: 'quadratic' },
  space: { ...inconclusive('No.'), extra: null },
  referenceTime: 'linear',
  referenceSpace: null,
  referenceSeries: [],
  counterExample: null,
  smallEdit: null,
  overflow: null,
  likelyLines: [],
  comparedInputs: 0,
  recursion: null,
  coverage: null,
  testSteps: null,
};

describe('findingsOf', () => {
  it('uses the measured class', () => {
    expect(findingsOf(subject, measured, reading).time).toMatchObject({
      source: 'measured',
      notation: 'O(n²)',
    });
  });

  it('uses the estimate when nothing could be measured, and says why', () => {
    const { time } = findingsOf(subject, { ...measured, time: inconclusive('No generator.') }, reading);
    expect(time).toMatchObject({
      source: 'estimated',
      notation: 'O(n)',
      note: 'No generator. Read off the text.',
    });
  });

  describe('of a program that searches', () => {
    const dominantLine = { line: 7, label: 'loop', share: 1, class: 'factorial' as const };
    const searching = {
      ...reading,
      estimate: { ...estimate, notation: 'O(n!)', class: 'factorial' as const, dominantLine },
    };
    const timeOn = (isOfSmallInputs: boolean, found = measured.time) =>
      findingsOf(subject, { ...measured, time: { ...found, isOfSmallInputs } }, searching);

    it('does not believe a power that was measured where all legal inputs are small', () => {
      const { time, referenceTime } = timeOn(true);
      expect(time).toMatchObject({ source: 'estimated', class: 'exponential', notation: 'O(c^n)' });
      expect(time.note).toContain('the counted steps grow as O(n²) there');
      // The line that decides the estimate is that of the recursion, not that of most steps.
      expect(time.dominantLine?.line).toBe(7);
      // It was measured on the same inputs, so the program is not called slower.
      expect(referenceTime).toBeNull();
    });

    it('believes it where larger inputs are legal, and growth beyond every power', () => {
      expect(timeOn(false)).toMatchObject({ time: { class: 'quadratic' }, referenceTime: 'linear' });
      const factorial = { ...measured.time, notation: 'O(n!)', class: 'factorial' as const };
      expect(timeOn(true, factorial).time).toMatchObject({ source: 'measured', class: 'factorial' });
    });
  });

  it('does not estimate a program that does not compile', () => {
    const broken = { ...measured, compiles: false, time: inconclusive('Does not compile.') };
    expect(findingsOf(subject, broken, reading).time.source).toBe('inconclusive');
  });

  it('uses only the source without a problem', () => {
    const findings = findingsOf(subject, null, reading);
    expect(findings).toMatchObject({ tests: null, time: { source: 'estimated' }, referenceTime: null });
    expect(findings.space.source).toBe('inconclusive');
  });

  it('does not rate a text that does not parse, and says so', () => {
    const fault = { kind: 'unparsable', words: 'This text does not parse as Python.' } as const;
    const findings = findingsOf(subject, null, { ...reading, fault });
    expect(findings).toMatchObject({ compiles: false, noProgram: fault.words, time: { class: null } });
    expect(rate(findings).rating).toBeNull();
    expect(freeBecause(findings, { freeBecause: null })).toBe(fault.words);
    expect(writeBuiltIn(findings, rate(findings), null).bugs).toBe(fault.words);
  });

  it('does not rate a text in which nothing runs, although it compiles', () => {
    const fault = { kind: 'empty', words: 'There is no program in this text.' } as const;
    expect(findingsOf(subject, measured, { ...reading, fault })).toMatchObject({ noProgram: fault.words });
    const unparsable = { kind: 'unparsable', words: 'No.' } as const;
    expect(findingsOf(subject, measured, { ...reading, fault: unparsable }).noProgram).toBeNull();
  });

  it('is free when the time was only estimated', () => {
    const findings = findingsOf(subject, null, reading);
    expect(freeBecause(findings, { freeBecause: null })).toContain('only estimated');
    expect(rate(findings).rating).toBeNull();
    expect(freeBecause(findingsOf(subject, measured, reading), { freeBecause: null })).toBeNull();
  });
});
