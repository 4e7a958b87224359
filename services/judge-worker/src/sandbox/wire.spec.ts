import { FrameSplitter, FrameWriter } from './wire.js';

const LARGE = Buffer.alloc(40_000, 'x');

/** Reads back what a frame of two texts and a number holds. */
function readBack(parts: readonly Buffer[]): { kind: number | undefined; fields: unknown[] } {
  const [frame, ...more] = new FrameSplitter().push(Buffer.concat(parts));
  expect(more).toEqual([]);
  return { kind: frame?.kind, fields: [frame?.body.bytes(), frame?.body.u32(), frame?.body.bytes()] };
}

describe('FrameWriter', () => {
  it.each([
    ['small texts', Buffer.from('a'), Buffer.from('b'), 1],
    ['a large text first', LARGE, Buffer.from('b'), 3],
    ['a large text last', Buffer.from('a'), LARGE, 3],
    ['two large texts', LARGE, LARGE, 5],
  ])('writes %s', (_, first, second, parts) => {
    const frame = new FrameWriter(7).bytes(first).u32(9).bytes(second).parts();
    expect(frame).toHaveLength(parts);
    expect(readBack(frame)).toEqual({ kind: 7, fields: [first, 9, second] });
  });

  it('does not copy a large text', () => {
    expect(new FrameWriter(1).bytes(LARGE).parts()).toContain(LARGE);
  });

  it.each([
    [0, 0],
    [1.4, 1],
    [-1, 0],
    [2 ** 32 - 1, 2 ** 32 - 1],
    [2 ** 32, 2 ** 32],
    [2 ** 53 - 1, 2 ** 53 - 1],
  ])('writes %d in 64 bits', (value, read) => {
    const [frame] = new FrameSplitter().push(Buffer.concat(new FrameWriter(1).u64(value).parts()));
    expect(frame?.body.u64()).toBe(read);
  });

  it('refuses a string that C would cut', () => {
    expect(() => new FrameWriter(1).string('a\0b')).toThrow('NUL');
  });
});
