import { hasOwnCases, runCases } from './run-cases.js';

const samples = [{ id: 'sample-1', input: '1 2\n', answer: '3\n', hidden: false }];

describe('cases of a run', () => {
  it('are the samples when none was sent', () => {
    expect(runCases([], samples)).toEqual([{ id: 'sample-1', input: '1 2\n', answer: '3\n', hidden: false }]);
  });

  it('take the stored answer of a sample, whatever expected output was sent', () => {
    const cases = runCases([{ input: '1 2\r\n', expected: '99' }], samples);
    expect(cases[0]).toMatchObject({ answer: '3\n' });
    expect(hasOwnCases(cases)).toBe(false);
  });

  it('of the learner are judged by the expected output that was sent, if any', () => {
    const cases = runCases(
      [
        { input: '5 5', expected: '10' },
        { input: '6 6', expected: ' ' },
        { input: '7 7', expected: null },
      ],
      samples,
    );
    expect(cases.map((item) => item.answer)).toEqual(['10\n', null, null]);
    expect(hasOwnCases(cases)).toBe(true);
  });
});
