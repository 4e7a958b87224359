import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

const compress = promisify(gzip);
const decompress = promisify(gunzip);
const FAST = 1;
const MAX_PLAIN_BYTES = 256 * 1024 * 1024;

/** Tasks and results are large and repetitive: packed they take about a tenth. */
export const packJson = (value: unknown): Promise<Buffer> =>
  compress(Buffer.from(JSON.stringify(value), 'utf8'), { level: FAST });

/** @throws when it is damaged or unpacks to more than a task can hold. */
export async function unpackJson(packed: Buffer): Promise<unknown> {
  const plain = await decompress(packed, { maxOutputLength: MAX_PLAIN_BYTES });
  return JSON.parse(plain.toString('utf8'));
}
