import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { StoredTest } from '@evident/contracts';
import { z } from 'zod';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** Greatest size of a decompressed pair; each of its two texts has at most 8 MB. */
const MAX_PLAIN_BYTES = 64 * 1024 * 1024;

/** An immutable list of tests. A change of any byte gives another hash. */
export interface TestSet {
  hash: string;
  tests: StoredTest[];
}

/** A test as the database and the built catalogue store it. `payload` is `[input, answer]` as JSON, compressed with gzip. */
export interface PackedTest {
  id: string;
  hidden: boolean;
  /** Size of the decompressed payload. */
  plainBytes: number;
  payload: Buffer;
}

export interface PackedTestSet {
  hash: string;
  tests: PackedTest[];
}

/** Ends lines with LF only, and ends every text that is not empty with LF. Keeps empty lines, which stand for empty lists. */
export function canonicalText(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n');
  return lines === '' || lines.endsWith('\n') ? lines : `${lines}\n`;
}

/** @returns the set with its content hash (SHA-256, hex). The order of the tests matters. */
export function testSetOf(tests: readonly StoredTest[]): TestSet {
  const hash = createHash('sha256');
  for (const { id, input, answer, hidden } of tests)
    hash.update(JSON.stringify([id, input, answer, hidden])).update('\n');
  return { hash: hash.digest('hex'), tests: [...tests] };
}

export async function packTestSet(set: TestSet): Promise<PackedTestSet> {
  const tests: PackedTest[] = [];
  for (const { id, hidden, input, answer } of set.tests) {
    const plain = Buffer.from(JSON.stringify([input, answer]), 'utf8');
    tests.push({ id, hidden, plainBytes: plain.length, payload: await compress(plain, { level: 3 }) });
  }
  return { hash: set.hash, tests };
}

const Payload = z.tuple([z.string(), z.string()]);

export async function unpackTest({
  id,
  hidden,
  payload,
}: Omit<PackedTest, 'plainBytes'>): Promise<StoredTest> {
  const plain = await decompress(payload, { maxOutputLength: MAX_PLAIN_BYTES });
  const [input, answer] = Payload.parse(JSON.parse(plain.toString('utf8')));
  return { id, hidden, input, answer };
}

const FileHeader = z.array(
  z.object({ id: z.string(), hidden: z.boolean(), plainBytes: z.number().int(), bytes: z.number().int() }),
);

/** A file of the built catalogue: length of the header (4 bytes), the header (JSON), the payloads one after another. */
export function encodeTestSetFile(set: PackedTestSet): Buffer {
  const header = Buffer.from(
    JSON.stringify(
      set.tests.map(({ id, hidden, plainBytes, payload }) => ({
        id,
        hidden,
        plainBytes,
        bytes: payload.length,
      })),
    ),
    'utf8',
  );
  const length = Buffer.alloc(4);
  length.writeUInt32BE(header.length);
  return Buffer.concat([length, header, ...set.tests.map((test) => test.payload)]);
}

/** @throws when the file is cut short or does not parse. */
export function decodeTestSetFile(file: Buffer, hash: string): PackedTestSet {
  const headerEnd = 4 + file.readUInt32BE(0);
  const header = FileHeader.parse(JSON.parse(file.subarray(4, headerEnd).toString('utf8')));
  let at = headerEnd;
  const tests = header.map(({ id, hidden, plainBytes, bytes }) => {
    const payload = file.subarray(at, at + bytes);
    at += bytes;
    return { id, hidden, plainBytes, payload };
  });
  if (at !== file.length)
    throw new Error(`The file of test set ${hash} is damaged: ${file.length} bytes, ${at} expected`);
  return { hash, tests };
}
