import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Compilation } from '../languages/language.js';

/** Size of the folder. The entries used longest ago are removed first. */
const MOST_BYTES = 256 << 20;
/** A sweep removes a tenth more than it must, so that not every write has to sweep. */
const SWEEP_TO = 0.9;
/** The other workers of the machine may write too, so a worker counts the folder again after this many writes. */
const COUNT_EVERY = 100;

/** Part of every key. It changes when old entries would mean something else. */
const EDITION = 'parsed';

interface StoredFile {
  name: string;
  mode: number;
  content: string;
}

/** An entry on disk: one JSON file, with file contents in base64. */
interface Stored {
  output: string;
  ok: boolean;
  entry: string;
  files: StoredFile[];
}

function encode(compilation: Compilation): string {
  if (!compilation.ok) return JSON.stringify({ ok: false, output: compilation.output, entry: '', files: [] });
  const { artefact } = compilation;
  const files = artefact.files.map((file) => ({ ...file, content: file.content.toString('base64') }));
  return JSON.stringify({ ok: true, output: artefact.compileOutput, entry: artefact.entry, files });
}

function decode(text: string): Compilation {
  const stored = JSON.parse(text) as Stored;
  if (!stored.ok) return { ok: false, output: stored.output };
  const files = stored.files.map((file) => ({ ...file, content: Buffer.from(file.content, 'base64') }));
  return { ok: true, artefact: { files, compileOutput: stored.output, entry: stored.entry } };
}

/**
 * Compiled sources on disk, keyed by language, toolchain, flags and source. The workers of a machine may share the folder.
 * A lost entry costs one compilation.
 */
export class ArtefactCache {
  private writes = 0;
  /** Bytes in the folder at the last count, and what was written since. Undefined before the first count. */
  private bytes: number | undefined;
  /** Writes go one after the other, so that the folder never holds more than its size. */
  private lastWrite: Promise<void> = Promise.resolve();

  constructor(
    private readonly folder: string,
    private readonly mostBytes = MOST_BYTES,
  ) {}

  static key(language: string, version: string, source: string): string {
    return createHash('sha256').update(`${EDITION}\0${language}\0${version}\0`).update(source).digest('hex');
  }

  async get(key: string): Promise<Compilation | undefined> {
    const file = this.fileOf(key);
    try {
      const text = await fs.readFile(file, 'utf8');
      const now = new Date();
      await fs.utimes(file, now, now);
      return decode(text);
    } catch {
      return undefined;
    }
  }

  /**
   * Makes room first, so that the folder keeps its size at each write. An entry that is larger than the folder is not kept.
   * Never throws: when the disk is full, the next run compiles again.
   */
  put(key: string, compilation: Compilation): Promise<void> {
    this.lastWrite = this.lastWrite.then(() => this.write(key, encode(compilation)));
    return this.lastWrite;
  }

  private async write(key: string, text: string): Promise<void> {
    const size = Buffer.byteLength(text);
    if (size > this.mostBytes) return;
    const file = this.fileOf(key);
    const temporary = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
    try {
      if (this.bytes === undefined || this.writes % COUNT_EVERY === 0 || this.bytes + size > this.mostBytes)
        await this.makeRoom(size);
      this.writes += 1;
      await fs.mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      await fs.writeFile(temporary, text, { mode: 0o600 });
      await fs.rename(temporary, file);
      this.bytes = (this.bytes ?? 0) + size;
    } catch {
      await fs.rm(temporary, { force: true });
    }
  }

  /** Counts the folder. Removes the entries used longest ago when `size` more bytes do not fit. */
  private async makeRoom(size: number): Promise<void> {
    const names = await fs.readdir(this.folder, { recursive: true }).catch(() => []);
    const files: { file: string; size: number; used: number }[] = [];
    for (const name of names) {
      const file = path.join(this.folder, name);
      const stat = await fs.stat(file).catch(() => undefined);
      if (stat?.isFile()) files.push({ file, size: stat.size, used: stat.mtimeMs });
    }
    let total = files.reduce((sum, { size }) => sum + size, 0);
    const target =
      total + size > this.mostBytes ? Math.min(this.mostBytes * SWEEP_TO, this.mostBytes - size) : total;
    for (const old of files.sort((a, b) => a.used - b.used)) {
      if (total <= target) break;
      await fs.rm(old.file, { force: true });
      total -= old.size;
    }
    this.bytes = total;
  }

  private fileOf(key: string): string {
    return path.join(this.folder, key.slice(0, 2), `${key}.json`);
  }
}
