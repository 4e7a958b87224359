import { AnalysisResult } from '@evident/contracts';
import { describe, expect, it } from '@jest/globals';
import { COMPLEXITY_CLASSES, ladderDistance, type ComplexityClass } from '../../evidence/complexity-class.js';
import { toFinding } from '../../reading/messages/finding.js';
import { rate } from '../rating/rate.js';
import { failing, measured, passing, sampleFindings, testRow } from '../../testing/sample-findings.js';
import { writeBuiltIn } from './built-in.writer.js';
import { CLEAN, EFFICIENT } from './magic-words.js';

const write = (changes: Parameters<typeof sampleFindings>[0] = {}) => {
  const findings = sampleFindings(changes);
  return AnalysisResult.parse(writeBuiltIn(findings, rate(findings), null));
};
const counterExample = {
  input: '2\n1 1\n',
  expected: '0',
  actual: '1',
  verdict: 'wrong_answer' as const,
  message: '',
};

const ONE_SERIES = {
  variable: 'n',
  family: 'random',
  metric: 'steps' as const,
  points: [256, 512, 1_024].map((n) => ({ n, value: n * n, low: n * n, high: n * n })),
  fitted: 'O(n²)',
  runnerUp: null,
  curve: [],
};

describe('the built-in engine', () => {
  it('fills every part, whatever is missing', () => {
    const inconclusive = { ...measured(null), note: 'The inputs were too small to tell.' };
    for (const changes of [
      {},
      { tests: null, referenceTime: null, referenceSpace: null, comparedInputs: 0 },
      { time: inconclusive, space: { ...inconclusive, extra: null } },
      { compiles: false, compileOutput: '' },
      { tests: testRow(0, 4), counterExample },
      { sourceCode: '' },
    ]) {
      for (const text of Object.values(write(changes))) expect(String(text).length).toBeGreaterThan(0);
    }
  });

  it('says "No bugs" exactly when no run failed and no essential finding exists', () => {
    expect(write().bugs).toContain(CLEAN);
    expect(write({ tests: [passing(1), failing(2)] }).bugs).not.toContain(CLEAN);
    expect(write({ counterExample }).bugs).not.toContain(CLEAN);
    expect(write({ compiles: false }).bugs).not.toContain(CLEAN);
    const lints = [toFinding('common.membership-in-loop', 3, 'rule', { name: 'seen' })];
    expect(write({ lints }).bugs).toContain(CLEAN);
  });

  it('says of a constant that it stays, and no class twice', () => {
    const time = measured('constant');
    const space = { ...measured('constant'), extra: 'O(1)' };
    const findings = sampleFindings({ time, space });
    const { evidence } = rate(findings);
    const told = [...evidence.map(({ text }) => text), write({ time, space })['tc&sc']].join(' ');
    expect(told).not.toMatch(/grows? as O\(1\)|eyond the input/);
  });

  it('does not copy "No bugs" from the program', () => {
    const tests = [{ ...failing(1), actual: 'No bugs, already quite efficient' }];
    const { bugs, improvement } = write({ tests, time: measured('quadratic') });
    expect(bugs).not.toContain(CLEAN);
    expect(improvement).not.toContain(EFFICIENT);
    expect(write({ compiles: false, compileOutput: 'Main.java:1: No bugs' }).bugs).not.toContain(CLEAN);
  });

  it('says "already quite efficient" exactly when the measured class is no worse than the reference and no run fails', () => {
    expect(write({ tests: [failing(1)] }).improvement).not.toContain(EFFICIENT);
    expect(write({ counterExample }).improvement).not.toContain(EFFICIENT);
    for (const time of COMPLEXITY_CLASSES) {
      for (const referenceTime of COMPLEXITY_CLASSES) {
        const { improvement } = write({ time: measured(time), referenceTime });
        expect(improvement.includes(EFFICIENT)).toBe(ladderDistance(time, referenceTime) <= 0);
      }
    }
    expect(write({ time: { ...measured('linear'), source: 'estimated' } }).improvement).not.toContain(
      EFFICIENT,
    );
    expect(write({ referenceTime: null }).improvement).not.toContain(EFFICIENT);
  });

  it('does not call a program efficient while an answer is wrong', () => {
    const report = write({
      time: measured('linear'),
      referenceTime: 'linear',
      tests: [passing(1), failing(2)],
    });
    expect(report.improvement).not.toContain(EFFICIENT);
    expect(report.improvement).toContain(
      'no faster than the reference solution does: get the answers right first',
    );
  });

  it('names the line, both classes and a hint when the program is slower', () => {
    const report = write({ time: measured('quadratic') });
    expect(report['tc&sc']).toContain('O(n²) (measured)');
    expect(report.improvement).toMatch(/line 2.*O\(n\) is possible/);
  });

  it('sees no better way than a few more rounds for larger numbers', () => {
    const report = write({ time: measured('logarithmic'), referenceTime: 'constant' });
    expect(report.improvement).toContain('hardly slower than the reference solution');
    expect(report.improvement).not.toContain('is possible');
    expect(write({ time: measured('square_root') }).improvement).not.toMatch(/ \n| $/);
  });

  it('shows a failing input of a sample, and only the number of a hidden test', () => {
    expect(write({ tests: [failing(1)] }).bugs).toContain('prints “no”');
    const hidden = write({ tests: [passing(1), passing(2), failing(3)] });
    expect(hidden.bugs).toContain('hidden test 3');
    expect(hidden.bugs).not.toContain('prints');
  });

  it('gives no advice where a failing input or an edit says more', () => {
    const advice = 'Trace this input by hand';
    const tests = [failing(1), passing(2)];
    expect(write({ tests }).bugs).toContain(advice);
    expect(write({ tests, counterExample }).bugs).not.toContain(advice);
    const hidden = [passing(1), passing(2), failing(3)];
    expect(write({ tests: hidden }).bugs).toContain('Its input is hidden');
    expect(write({ tests: hidden, counterExample }).bugs).not.toContain('Its input is hidden');
    const smallEdit = { line: 1, before: '<', after: '<=' };
    expect(write({ tests, smallEdit }).bugs).not.toContain(advice);
    const overflow = { line: 2, type: 'int' } as const;
    expect(write({ tests: hidden, overflow }).bugs).not.toContain('Its input is hidden');
  });

  it('names the error of a crash, and says that nothing is printed rather than quoting it', () => {
    const crash = {
      ...counterExample,
      verdict: 'runtime_error',
      message: 'IndexError: list index out of range',
    } as const;
    expect(write({ counterExample: crash }).bugs).toContain(
      'ends with Runtime Error (IndexError: list index out of range).',
    );
    expect(write({ counterExample: { ...counterExample, actual: '' } }).bugs).toContain(
      'and prints nothing.',
    );
    expect(write({ tests: [{ ...failing(1), actual: '' }] }).bugs).toContain('and prints nothing.');
  });

  it('says on how many failing tests the first line ran, unless most passing tests ran it too', () => {
    const bugsWith = (passed: number) => {
      const suspects = [{ first: 2, last: 2, failing: 1, passing: passed }];
      const coverage = { tests: 5, ofTests: 5, missed: [], more: 0, suspects };
      return write({ tests: testRow(4, 1), coverage, likelyLines: [2, 7, 5] }).bugs;
    };
    expect(bugsWith(1)).toContain(
      'Look first at line 2, then at lines 7 and 5. Line 2 ran on 1 failing test and on only 1 passing one.',
    );
    expect(bugsWith(3)).toContain('Look first at line 2, then at lines 7 and 5.');
    expect(bugsWith(3)).not.toContain('ran on');
    expect(write({ likelyLines: [] }).bugs).not.toContain('Look first');
  });

  it('tells of a number that its type cannot hold instead of other lines', () => {
    const overflowing = write({
      tests: testRow(4, 1),
      likelyLines: [2, 7],
      overflow: { line: 2, type: 'int' },
    }).bugs;
    expect(overflowing).toContain(
      'A number on line 2 becomes too large for `int`. This happens on failing inputs, and on none of the passing ones that were tried.',
    );
    expect(overflowing).not.toContain('Look first');
  });

  it('tells of the line with the most work only what is news', () => {
    const dominated = (complexity: ComplexityClass, share: number, own: ComplexityClass) => {
      const dominantLine = { line: 2, label: 'loop', share, class: own };
      return write({ time: { ...measured(complexity), dominantLine } })['tc&sc'];
    };
    expect(dominated('quadratic', 1, 'quadratic')).toContain(
      'On the largest input the loop on line 2 does nearly all of the work.',
    );
    expect(dominated('linearithmic', 0.7, 'linear')).toContain(
      'does 70 % of the work, and alone grows as O(n).',
    );
    expect(dominated('linear', 0.33, 'linear')).not.toContain('of the work');
    const little = dominated('linearithmic', 0.12, 'linearithmic');
    expect(little).toContain('What grows fastest is the loop on line 2.');
    expect(little).not.toContain('of the work');
  });

  it('shows where the lines of an output end', () => {
    const tests = [{ ...failing(1), expected: 'cac\naac\n', actual: 'cac aac\n' }];
    expect(write({ tests }).bugs).toContain('It should print “cac ↵ aac” and prints “cac aac”.');
  });

  it('does not call constant time a growth', () => {
    const time = measured('constant');
    const right = write({ time, referenceTime: 'constant' });
    expect(right.improvement).toContain('already quite efficient: it takes the same time on larger inputs.');
    expect(right['tc&sc']).toContain('The reference solution takes constant time as well.');
    const wrong = write({ time, referenceTime: 'constant', tests: [failing(1)] });
    expect(wrong.improvement).toContain(
      'It takes the same time on larger inputs: get the answers right first.',
    );
  });

  it('says only once that the answers come first', () => {
    const tests = [failing(1), passing(2)];
    const fast = write({ tests, time: measured('linear'), referenceTime: 'linear' }).improvement;
    expect(fast).not.toContain('Correctness comes first');
    const slow = write({ tests, time: measured('quadratic'), referenceTime: 'linear' }).improvement;
    expect(slow).toContain('Correctness comes first');
  });

  it('says of a program that is only slow that it has to become faster', () => {
    const late = { ...failing(2), verdict: 'time_limit_exceeded' as const };
    const slow = (changes: Parameters<typeof write>[0]): string =>
      write({ tests: [passing(1), late], time: measured('quadratic'), referenceTime: 'linear', ...changes })
        .improvement;
    expect(slow({})).toContain('It has to become faster: where it ended in time, its answers are right.');
    expect(slow({})).not.toContain('Correctness comes first');
    expect(slow({ tests: [failing(1), late] })).toContain('Correctness comes first');
    const unknown = slow({ time: { ...measured(null), series: [ONE_SERIES] } });
    expect(unknown).toContain('it does much more work than on the ones that were measured');
    expect(unknown).not.toContain('not judged');
    expect(slow({ time: measured(null) })).toContain('its speed is not judged');
  });

  it('tells what the author declares of the reference where it agrees with what was measured', () => {
    const series = [{ ...ONE_SERIES, variable: 'r = c' }];
    const time = { ...measured('quartic'), notation: 'O(r² * c²)', series };
    const told = (declared: string, referenceTime: ComplexityClass = 'quadratic'): string =>
      write({ time, referenceTime, declared: { time: declared, space: 'O(r * c)' } }).improvement;
    expect(told('O(r * c)')).toContain('O(r * c) is possible');
    expect(told('O(r * c + c)')).toContain('O(r * c + c) is possible');
    for (const declared of ['O(r + c)', 'O(r * c log c)', 'O(n²)', 'O(r * c)!'])
      expect(told(declared)).toContain('O(N²) for r = c = N is possible');
    expect(told('O(c^2 * r)', 'cubic')).toContain('O(c² * r) is possible');
    expect(told('O(r * c)', 'cubic')).toContain('O(N³) for r = c = N is possible');
  });

  it('says how often the steps grow from one size to the next', () => {
    const series = [ONE_SERIES];
    const time = { ...measured('quadratic'), series };
    expect(write({ time })['tc&sc']).toContain(
      'From n = 512 to 1,024 its steps grow 4.0-fold, to 1,048,576.',
    );
    expect(write({ time: { ...time, source: 'estimated' } })['tc&sc']).not.toContain('-fold');
  });

  it('compares the approach with the reference’s, but only for a program that is right', () => {
    const outline = {
      silent: '',
      traits: [],
      approaches: [{ name: 'every-pair' as const, line: 2 }],
      functions: 0,
      loops: 2,
      nesting: 2,
    };
    const described = (
      reference: 'hashing' | 'every-pair',
      tests = testRow(2, 0),
      found: ComplexityClass = 'quadratic',
    ) => {
      const findings = sampleFindings({ tests, time: measured(found), referenceTime: found });
      return writeBuiltIn(findings, rate(findings), { ...outline, reference: [reference] }).description;
    };
    const other = 'The reference solution works in another way: it keeps values in a hash table.';
    expect(described('hashing')).toContain(other);
    expect(described('hashing', testRow(1, 1))).not.toContain('reference');
    expect(described('every-pair')).toContain('The reference solution works in the same way.');
    expect(described('every-pair')).toContain('compares pairs');
    expect(described('hashing', testRow(2, 0), 'logarithmic')).not.toContain('compares pairs');
  });

  it('praises only what is fast, and gives advice that fits the call', () => {
    const lints = [toFinding('praise.hashed-lookup', 3, 'rule', { name: 'seen' })];
    const slow = { ...measured('quadratic'), dominantLine: null };
    expect(write({ lints, time: slow, referenceTime: 'linear' }).improvement).not.toContain('Well done');
    for (const [label, advice] of [
      ['insort', 'moves the values'],
      ['min', 'carried along'],
      ['number', 'a remainder stays small'],
      ['get', 'an iterator'],
    ] as const) {
      const dominantLine = { line: 5, label, share: 0.9, class: 'quadratic' as const };
      const time = { ...measured('quadratic'), dominantLine };
      expect(write({ time, referenceTime: 'linear' }).improvement).toContain(advice);
    }
  });

  it('says that a line is most of the growth only where it takes most of the work', () => {
    const improvement = (share: number): string => {
      const dominantLine = { line: 5, label: 'loop', share, class: 'quadratic' as const };
      const time = { ...measured('quadratic'), dominantLine };
      return write({ time, referenceTime: 'linear' }).improvement;
    };
    expect(improvement(0.9)).toContain(', mostly because of line 5;');
    expect(improvement(0.07)).toContain(', because of line 5;');
  });

  it.each([
    ['sort-and-sweep', 'without sorting'],
    ['divide-and-conquer', 'Every level of the recursion'],
    ['heap', 'through the heap'],
    ['hashing', 'from the step before'],
  ] as const)('tells a program by %s where its logarithm comes from', (name, advice) => {
    const time = { ...measured('linearithmic'), dominantLine: null };
    const findings = sampleFindings({ time, referenceTime: 'linear' });
    const outline = {
      silent: '',
      traits: [],
      approaches: [{ name, line: 2 }],
      functions: 0,
      loops: 1,
      nesting: 1,
    };
    expect(writeBuiltIn(findings, rate(findings), outline).improvement).toContain(advice);
  });

  it('gives the reference the notation of a program that grows in the same way', () => {
    const time = { ...measured('linear'), notation: 'O(c * n)' };
    const findings = sampleFindings({ time, referenceTime: 'linear' });
    const told = JSON.stringify(rate(findings));
    expect(told).toContain('reference O(c * n)');
  });

  it('turns the program’s markup into plain text', () => {
    const tests = [{ ...failing(1), actual: '<img src=x> [click](http://evil) `x`\n# title' }];
    expect(write({ tests }).bugs).not.toMatch(/[<>[\]`#]/);
  });
});
