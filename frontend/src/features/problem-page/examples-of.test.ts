import { examplesOf } from './examples-of.js';

const first = { input: '2', output: '2', explanation: 'One step twice, or two at once.' };

describe('the examples of a statement', () => {
  test('are all visible tests, each with its explanation', () => {
    const testcases = [
      { input: '2\n', output: '2\n', explanation: first.explanation },
      { input: '3\n', output: '3\n', explanation: 'Three ways.' },
      { input: '9\n', output: '55\n', hidden: true },
    ];
    expect(examplesOf({ examples: { JAVA: first, PYTHON: first }, testcases }, 'PYTHON')).toEqual([
      first,
      { input: '3', output: '3', explanation: 'Three ways.' },
    ]);
  });

  test('begin with the learner’s language where the languages differ', () => {
    const other = { input: '4', output: '5' };
    expect(examplesOf({ examples: { JAVASCRIPT: first, JAVA: other }, testcases: [] }, 'JAVA')).toEqual([
      { ...other, language: 'JAVA' },
      { ...first, language: 'JAVASCRIPT' },
    ]);
  });

  test('leave out tests that nobody reads', () => {
    const testcases = [{ input: '1 '.repeat(2_000), output: '1' }];
    expect(examplesOf({ examples: {}, testcases }, 'JAVA')).toEqual([]);
  });
});
