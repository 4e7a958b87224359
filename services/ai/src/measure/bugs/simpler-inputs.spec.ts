import { simplerInputs } from './simpler-inputs.js';

describe('simplerInputs', () => {
  it('removes a number and lowers its count', () => {
    expect(simplerInputs('3\n5 6 7\n')).toEqual(expect.arrayContaining(['2\n5 6\n', '2\n5 7\n', '2\n6 7\n']));
  });

  it('removes a line and lowers its count', () => {
    expect(simplerInputs('2 2\n1 2\n2 1\n')).toEqual(expect.arrayContaining(['2 1\n1 2\n', '1 2\n1 2\n']));
  });

  it('makes numbers smaller and words shorter', () => {
    expect(simplerInputs('40\n')).toEqual(expect.arrayContaining(['0\n', '4\n', '20\n', '39\n']));
    expect(simplerInputs('abc\n')).toContain('ab\n');
  });

  it('never returns the same input, returns the shortest first, and limits their number', () => {
    const input = `30\n${Array.from({ length: 30 }, (_, at) => 100 + at).join(' ')}\n`;
    const simpler = simplerInputs(input);
    expect(simpler).not.toContain(input);
    expect(simpler.length).toBeLessThanOrEqual(60);
    expect(simpler.map(({ length }) => length)).toEqual(
      [...simpler].map(({ length }) => length).sort((a, b) => a - b),
    );
  });
});
