import { hintSteps } from './hint-steps.js';

describe('hint steps', () => {
  it('splits on lines of dashes, on numbers, or on blank lines', () => {
    expect(hintSteps('one\n---\ntwo\nstill two')).toEqual(['one', 'two\nstill two']);
    expect(hintSteps('one?\n---\n\ntwo\n---\nthree\n---\nfour')).toEqual(['one?', 'two', 'three', 'four']);
    expect(hintSteps('1. one\n2) two\n3. three')).toEqual(['one', 'two', 'three']);
    expect(hintSteps('one\n\ntwo')).toEqual(['one', 'two']);
  });

  it('handles one hint and no hints', () => {
    expect(hintSteps('just this one')).toEqual(['just this one']);
    expect(hintSteps(null)).toEqual([]);
    expect(hintSteps('  \n')).toEqual([]);
  });
});
