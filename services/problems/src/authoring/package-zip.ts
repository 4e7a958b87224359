import { PackageError, type PackageFiles } from '@evident/catalogue';
import { LIMITS } from '@evident/contracts';
import { messageOf } from '@evident/kit';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { ZipFile as ZipWriter } from 'yazl';

const MAX_ZIP_BYTES = LIMITS.adminBodyBytes;
const MAX_ENTRIES = 2_000;
const MAX_PLAIN_BYTES = 128 * 1024 * 1024;
/** Of our packages and Kattis', and of Polygon's. */
const MANIFESTS = ['problem.yaml', 'problem.xml'];
const FILE_TYPE = 0o170000;
const REGULAR = 0o100000;
const FOLDER = 0o040000;

/** The files of a package, and the name of the folder that holds them all, if there is one. */
export interface PackageArchive {
  folder: string | null;
  files: PackageFiles;
}

/**
 * Reads a ZIP into memory; nothing is ever written to disk.
 * @throws PackageError for links, special files, paths outside the archive, encryption, and
 * contents that are too large, whatever the headers say
 */
export async function readPackageZip(zip: Buffer): Promise<PackageArchive> {
  if (zip.length > MAX_ZIP_BYTES)
    throw new PackageError(`the ZIP is larger than ${MAX_ZIP_BYTES / 1024 / 1024} MB`);
  try {
    return withoutFolder(await readEntries(zip));
  } catch (error) {
    if (error instanceof PackageError) throw error;
    throw new PackageError(`the ZIP cannot be read: ${messageOf(error)}`);
  }
}

async function readEntries(zip: Buffer): Promise<Map<string, Buffer>> {
  // Names are checked by the reader: no `..`, no absolute path, no backslash.
  const archive = await yauzl.fromBufferPromise(zip, {
    lazyEntries: true,
    validateEntrySizes: true,
    strictFileNames: true,
  });
  if (archive.entryCount > MAX_ENTRIES)
    throw new PackageError(`the ZIP has more than ${MAX_ENTRIES} entries`);
  const files = new Map<string, Buffer>();
  let total = 0;
  for await (const entry of archive.eachEntry()) {
    checkEntry(entry);
    if (entry.fileName.endsWith('/')) continue;
    if (files.has(entry.fileName)) throw new PackageError(`the ZIP holds ${entry.fileName} twice`);
    const content = await readEntry(archive, entry, MAX_PLAIN_BYTES - total);
    total += content.length;
    files.set(entry.fileName, content);
  }
  return files;
}

function checkEntry(entry: Entry): void {
  const type = (entry.externalFileAttributes >>> 16) & FILE_TYPE;
  if (type !== 0 && type !== REGULAR && type !== FOLDER) {
    throw new PackageError(`${entry.fileName} is a link or special file`);
  }
  if (entry.isEncrypted()) throw new PackageError(`${entry.fileName} is encrypted`);
}

/** Counts the unpacked bytes, because the headers of a ZIP bomb are wrong. */
async function readEntry(archive: ZipFile, entry: Entry, allowance: number): Promise<Buffer> {
  if (entry.uncompressedSize > allowance)
    throw new PackageError(`the ZIP unpacks to more than ${MAX_PLAIN_BYTES / 1024 / 1024} MB`);
  const stream = await archive.openReadStreamPromise(entry);
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of stream as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > allowance) {
      stream.destroy();
      throw new PackageError(`the ZIP unpacks to more than ${MAX_PLAIN_BYTES / 1024 / 1024} MB`);
    }
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Most archives hold the package's folder, whose name is the slug. */
function withoutFolder(files: Map<string, Buffer>): PackageArchive {
  if (MANIFESTS.some((name) => files.has(name))) return { folder: null, files };
  const folders = new Set([...files.keys()].map((path) => path.split('/')[0] ?? ''));
  const [folder] = folders;
  if (folders.size !== 1 || !folder) throw new PackageError('problem.yaml is missing, and so is problem.xml');
  return {
    folder,
    files: new Map([...files].map(([path, content]) => [path.slice(folder.length + 1), content])),
  };
}

/** The same files give the same bytes. */
export async function writePackageZip(folder: string, files: PackageFiles): Promise<Buffer> {
  const zip = new ZipWriter();
  const mtime = new Date(2020, 0, 1);
  for (const [path, content] of files) zip.addBuffer(content, `${folder}/${path}`, { mtime, mode: 0o100644 });
  zip.end();
  const parts: Buffer[] = [];
  for await (const part of zip.outputStream as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts);
}
