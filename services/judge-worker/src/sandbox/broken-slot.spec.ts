import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { NO_GROUP } from './control-groups.js';
import { Slot } from './slot.js';
import { FrameSplitter } from './wire.js';

const lengthOf = (length: number): Buffer => {
  const bytes = Buffer.alloc(16);
  bytes.writeUInt32LE(length);
  return bytes;
};

// These once read past the end of the frame, or waited for four gigabytes.
test.each([0, 1, 3, 0x7fffffff, 0xffffffff])('a frame that announces %d bytes is refused', (length) => {
  expect(() => new FrameSplitter().push(lengthOf(length))).toThrow('impossible length');
});

test('a frame that arrives in pieces is cut out of the stream', () => {
  const splitter = new FrameSplitter();
  const frame = lengthOf(12);
  expect(splitter.push(frame.subarray(0, 7))).toEqual([]);
  expect(splitter.push(frame.subarray(7))).toHaveLength(1);
});

describe('a slot that does not keep to the protocol', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'evident-slot-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  // The error was thrown where nobody could catch it, and ended the worker.
  test('is given up with an error for whoever uses it', async () => {
    const program = path.join(folder, 'slot');
    writeFileSync(
      program,
      "#!/bin/sh\nprintf '\\001\\000\\000\\000\\001\\000\\000\\000'\nexec cat >/dev/null\n",
    );
    chmodSync(program, 0o755);
    const settings = { program, userNamespace: false, nicer: false, entries: [] };
    await expect(Slot.start(settings, NO_GROUP)).rejects.toThrow('impossible length');
  });
});
