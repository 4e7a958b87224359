import { describe, expect, it } from '@jest/globals';
import { Transcript } from './transcript.js';

const HALF = 8 * 1024;

describe('a transcript', () => {
  it('marks who said each line, also when a line came in pieces', () => {
    const transcript = new Transcript();
    transcript.add('judge', Buffer.from('5'));
    transcript.add('judge', Buffer.from('0\n60\n'));
    transcript.add('program', Buffer.from('no line end'));
    transcript.add('judge', Buffer.from('\n'));
    expect(transcript.bytes().toString()).toBe('< 50\n< 60\n> no line end\n< \n');
  });

  it('keeps bytes as they are', () => {
    const transcript = new Transcript();
    transcript.add('program', Buffer.from([0x3e, 0xff, 0xc3, 0xa4]));
    expect([...transcript.bytes()]).toEqual([0x3e, 0x20, 0x3e, 0xff, 0xc3, 0xa4, 0x0a]);
  });

  it('keeps the beginning and the end of a long conversation', () => {
    const transcript = new Transcript();
    transcript.add('judge', Buffer.from('first\n'));
    for (let at = 0; at < 20; at++) transcript.add('program', Buffer.from(`${'x'.repeat(1_023)}\n`));
    transcript.add('judge', Buffer.from('last\n'));
    const text = transcript.bytes().toString();
    expect(text).toMatch(/^< first\n> x+\n[^]*\n…\n[^]*\n> x+\n< last\n$/);
    expect(text.length).toBeLessThan(2.1 * HALF);
  });
});
