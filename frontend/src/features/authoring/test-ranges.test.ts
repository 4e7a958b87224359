import { numbersIn, rangesOf } from './test-ranges.js';

describe('ranges of tests', () => {
  it.each([
    [[], ''],
    [[2], '2'],
    [[1, 2, 3, 7, 9, 10], '1-3, 7, 9-10'],
  ])('are written as %j → %j and read again', (numbers, text) => {
    expect(rangesOf(numbers)).toBe(text);
    expect(numbersIn(text, 10)).toEqual(numbers);
  });

  it.each([
    ['3–5; 1 4', [1, 3, 4, 5]],
    ['0-2', null],
    ['5-3', null],
    ['9-11', null],
    ['all', null],
    ['1-', null],
  ])('read %j as %j', (text, numbers) => {
    expect(numbersIn(text, 10)).toEqual(numbers);
  });
});
