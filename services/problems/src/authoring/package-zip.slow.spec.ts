import { ZipFile } from 'yazl';
import { readPackageZip, writePackageZip } from './package-zip.js';

async function zipOf(add: (zip: ZipFile) => void): Promise<Buffer> {
  const zip = new ZipFile();
  add(zip);
  zip.end();
  const parts: Buffer[] = [];
  for await (const part of zip.outputStream as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts);
}
const text = Buffer.from('title: x\n');

/** The same archive with another file name of the same length, which no ZIP writer accepts. */
function renamed(zip: Buffer, from: string, to: string): Buffer {
  return Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1');
}

describe('a package ZIP', () => {
  it('is read with and without its folder', async () => {
    const files = new Map([
      ['problem.yaml', text],
      ['samples/1.in', Buffer.from('1\n')],
    ]);
    const read = await readPackageZip(await writePackageZip('two-sum', files));
    expect(read).toEqual({ folder: 'two-sum', files });
    const bare = await zipOf((zip) => zip.addBuffer(text, 'problem.yaml'));
    await expect(readPackageZip(bare)).resolves.toMatchObject({ folder: null });
  });

  it('is the same bytes for the same files', async () => {
    const files = new Map([['problem.yaml', text]]);
    expect(await writePackageZip('a', files)).toEqual(await writePackageZip('a', files));
  });

  it('is refused with a path that leaves it', async () => {
    const zip = await zipOf((writer) => writer.addBuffer(text, 'aa/problem.yaml'));
    await expect(readPackageZip(renamed(zip, 'aa/problem.yaml', '../problem.yaml'))).rejects.toThrow(
      'cannot be read: invalid relative path',
    );
    await expect(readPackageZip(renamed(zip, 'aa/problem.yaml', '/a/problem.yaml'))).rejects.toThrow(
      'cannot be read: absolute path',
    );
  });

  it('is refused with a link', async () => {
    const zip = await zipOf((writer) =>
      writer.addBuffer(Buffer.from('/etc/passwd'), 'problem.yaml', { mode: 0o120777 }),
    );
    await expect(readPackageZip(zip)).rejects.toThrow('problem.yaml is a link or special file');
  });

  it('is refused when it holds a file twice', async () => {
    const zip = await zipOf((writer) => {
      writer.addBuffer(text, 'problem.yaml');
      writer.addBuffer(text, 'problem.yamm');
    });
    await expect(readPackageZip(renamed(zip, 'problem.yamm', 'problem.yaml'))).rejects.toThrow('twice');
  });

  it('is refused when its contents are too large', async () => {
    const zeros = Buffer.alloc(80 * 1024 * 1024);
    const zip = await zipOf((writer) => {
      writer.addBuffer(zeros, 'problem.yaml');
      writer.addBuffer(zeros, 'more');
    });
    expect(zip.length).toBeLessThan(1024 * 1024);
    await expect(readPackageZip(zip)).rejects.toThrow('unpacks to more than 128 MB');
  });

  it('is refused when its headers state a wrong size', async () => {
    const zeros = Buffer.alloc(1024 * 1024);
    const zip = await zipOf((writer) => writer.addBuffer(zeros, 'problem.yaml'));
    const central = zip.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'));
    zip.writeUInt32LE(10, central + 24);
    await expect(readPackageZip(zip)).rejects.toThrow('too many bytes');
  });

  it('is refused when it is no ZIP', async () => {
    await expect(readPackageZip(Buffer.from('hello'))).rejects.toThrow('the ZIP cannot be read');
  });
});
