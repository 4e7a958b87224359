import { suggestionsFor } from './suggestions.js';

const labels = (...question: Parameters<typeof suggestionsFor>) =>
  suggestionsFor(...question).map(({ label }) => label);

describe('completion', () => {
  it('offers keywords, the library and the names of the text', () => {
    const offered = labels('python', 'remaining = 3\nrem', 'rem');
    expect(offered).toEqual(expect.arrayContaining(['return', 'range', 'remaining']));
    expect(offered).not.toContain('rem');
  });

  it('offers the word at the cursor when the text has it elsewhere', () => {
    expect(labels('java', 'int total = 1;\ntotal', 'total')).toContain('total');
  });

  it('offers members after a dot, and no keywords', () => {
    const offered = labels('javascript', 'const seen = new Map();\nseen.', 'seen.');
    expect(offered).toEqual(expect.arrayContaining(['get', 'has', 'set', 'seen']));
    expect(offered).not.toContain('return');
    expect(labels('cpp', 'node->', 'node->')).toContain('first');
  });

  it('offers nothing after the dot of a number', () => {
    expect(labels('python', 'x = 1.', 'x = 1.')).toEqual([]);
  });
});
