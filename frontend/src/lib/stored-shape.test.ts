import {
  isNumber,
  isText,
  listOf,
  objectOf,
  oneOf,
  parseStored,
  partialOf,
  recordOf,
} from './stored-shape.js';

const isPoint = objectOf<{ x: number; name: string }>({ x: isNumber, name: isText });

describe('stored values', () => {
  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another type', '[]'],
    ['a missing field', '{"x":1}'],
    ['a field of another type', '{"x":"1","name":"a"}'],
    ['null', 'null'],
  ])('are replaced by the fallback for %s', (_what, text) => {
    expect(parseStored(isPoint, text, 'fallback')).toBe('fallback');
  });

  it('are used when they have the right shape', () => {
    expect(parseStored(isPoint, '{"x":1,"name":"a","more":true}', null)).toMatchObject({ x: 1, name: 'a' });
  });

  it('are checked at every depth of lists, records and choices', () => {
    expect(listOf(isText, { least: 1, most: 2 })(['a', 'b'])).toBe(true);
    expect(listOf(isText, { least: 1 })([])).toBe(false);
    expect(listOf(isText, { most: 1 })(['a', 'b'])).toBe(false);
    expect(recordOf(isNumber)({ a: 1, b: 'two' })).toBe(false);
    expect(partialOf(['a', 'b'], isNumber)({ a: 1 })).toBe(true);
    expect(partialOf(['a', 'b'], isNumber)({ c: 1 })).toBe(false);
    expect(oneOf('light', 'dark', null)(null)).toBe(true);
    expect(oneOf(2, 4)('2')).toBe(false);
  });
});
