import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Compilation } from '../languages/language.js';

/** Size of the folder. The entries used longest ago are removed first. */
const MOST_BYTES = 256 << 20;
const SWEEP_EVERY = 100;

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
  private written = 0;

  constructor(
    private readonly folder: string,
    private readonly mostBytes = MOST_BYTES,
  ) {}

  static key(language: string, version: string, source: string): string {
    return createHash('sha256').update(`${language}\0${version}\0`).update(source).digest('hex');
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

  /** Never throws: when the disk is full, the next run compiles again. */
  async put(key: string, compilation: Compilation): Promise<void> {
    const file = this.fileOf(key);
    const temporary = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
    try {
      await fs.mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      await fs.writeFile(temporary, encode(compilation), { mode: 0o600 });
      await fs.rename(temporary, file);
      this.written += 1;
      if (this.written % SWEEP_EVERY === 1) await this.sweep();
    } catch {
      await fs.rm(temporary, { force: true });
    }
  }

  /** Removes the entries used longest ago until the rest fits. */
  async sweep(): Promise<void> {
    const names = await fs.readdir(this.folder, { recursive: true }).catch(() => []);
    const files: { file: string; size: number; used: number }[] = [];
    for (const name of names) {
      const file = path.join(this.folder, name);
      const stat = await fs.stat(file).catch(() => undefined);
      if (stat?.isFile()) files.push({ file, size: stat.size, used: stat.mtimeMs });
    }
    let total = files.reduce((sum, { size }) => sum + size, 0);
    for (const { file, size } of files.sort((a, b) => a.used - b.used)) {
      if (total <= this.mostBytes) return;
      await fs.rm(file, { force: true });
      total -= size;
    }
  }

  private fileOf(key: string): string {
    return path.join(this.folder, key.slice(0, 2), `${key}.json`);
  }
}
