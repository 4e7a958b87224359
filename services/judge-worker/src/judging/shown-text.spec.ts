import { describe, expect, it } from '@jest/globals';
import { shownText } from './shown-text.js';

describe('shownText', () => {
  it('keeps a text that fits', () => {
    expect(shownText(Buffer.from('höhe\n'), 10)).toBe('höhe\n');
  });
  it('cuts a long text between two characters', () => {
    expect(shownText(Buffer.from('aöb'), 2)).toBe('a…');
    expect(shownText(Buffer.from('aöb'), 3)).toBe('aö…');
  });
  it('replaces bytes that PostgreSQL does not store', () => {
    expect(shownText(Buffer.from([0x61, 0x00, 0xff, 0x62]), 10)).toBe('a\ufffd\ufffdb');
  });
});
