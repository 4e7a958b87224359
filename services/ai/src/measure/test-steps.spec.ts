import { MAX_INPUT_BYTES } from './growth/measure-growth.js';
import { countedInputs } from './test-steps.js';

const test = (id: string, length: number) => ({ id, input: id.repeat(length), answer: '', hidden: true });

describe('the tests on which steps are counted', () => {
  it('are the five largest, whatever their order', () => {
    const tests = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id, at) => test(id, at % 2 ? 50 : 10 + at));
    const chosen = countedInputs(tests);
    expect(chosen.map(([id]) => id)).toEqual(['b', 'd', 'f', 'g', 'e']);
    expect(countedInputs(tests.toReversed())).toEqual(chosen);
  });

  it('leave out inputs beyond the size that is measured', () => {
    expect(countedInputs([test('a', MAX_INPUT_BYTES + 1), test('b', 3)])).toEqual(['bbb']);
  });
});
