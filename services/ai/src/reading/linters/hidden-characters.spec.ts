import { describe, expect, it } from '@jest/globals';
import { removeHiddenCharacters } from './hidden-characters.js';

describe('hidden characters', () => {
  it('are removed and reported, with the line of the first one', () => {
    const { text, finding } = removeHiddenCharacters('a = 1\nb\u200B = \u202E2\n');
    expect(text).toBe('a = 1\nb = 2\n');
    expect(finding).toMatchObject({ messageId: 'text.hidden-characters', line: 2, severity: 'informative' });
    expect(finding?.text).toContain('2 characters');
  });

  it('include look-alike letters within a Latin word', () => {
    const { text, finding } = removeHiddenCharacters('tot\u0430l = tot\u0430l + 1');
    expect(text).toBe('total = total + 1');
    expect(finding).not.toBeNull();
  });

  it('do not include words of another alphabet or a leading byte-order mark', () => {
    expect(removeHiddenCharacters('# сумма чисел\nx = "größe"').finding).toBeNull();
    expect(removeHiddenCharacters('\uFEFFx = 1')).toEqual({ text: 'x = 1', finding: null });
  });
});
