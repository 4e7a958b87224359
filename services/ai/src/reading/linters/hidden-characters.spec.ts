import { describe, expect, it } from '@jest/globals';
import { removeHiddenCharacters } from './hidden-characters.js';

describe('characters that a reader cannot see', () => {
  it('are taken out and told, with the line of the first', () => {
    const { text, finding } = removeHiddenCharacters('a = 1\nb\u200B = \u202E2\n');
    expect(text).toBe('a = 1\nb = 2\n');
    expect(finding).toMatchObject({ messageId: 'text.hidden-characters', line: 2, severity: 'informative' });
    expect(finding?.text).toContain('2 characters');
  });

  it('include letters that pose as Latin ones within a Latin word', () => {
    const { text, finding } = removeHiddenCharacters('tot\u0430l = tot\u0430l + 1');
    expect(text).toBe('total = total + 1');
    expect(finding).not.toBeNull();
  });

  it('are not words of another alphabet, nor a byte-order mark in front', () => {
    expect(removeHiddenCharacters('# сумма чисел\nx = "größe"').finding).toBeNull();
    expect(removeHiddenCharacters('\uFEFFx = 1')).toEqual({ text: 'x = 1', finding: null });
  });
});
