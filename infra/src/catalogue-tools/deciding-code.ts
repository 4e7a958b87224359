import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from '@swc/core';
import { REPOSITORY } from '../launcher/settings.js';

/** Where verification begins and what judges for it; what these import, directly or through others, decides as well. */
const ENTRIES = ['infra/src/catalogue-tools/verify-package.ts', 'infra/src/judging/judge.ts'];
/** Read as files: the sandbox's own programs. */
const NATIVE = 'services/judge-worker/native';

const PACKAGE = /^@evident\/([a-z-]+)(?:\/(.+))?$/;
const IMPORT =
  /(?:^|[;}\n])\s*(?:import|export)\s*(?:([\w*${},\s]+?)\s*from\s*)?["']([^"']+)["']|import\(["']([^"']+)["']\)/g;

interface Module {
  text: string;
  /** What it imports of our own: null stands for everything. */
  imports: { file: string; names: string[] | null }[];
}

/** How the sources are read; a test reads some of them changed. */
export interface SourceReader {
  read(file: string): string;
  exists(file: string): boolean;
}

const onDisk: SourceReader = {
  read: (file) => readFileSync(path.join(REPOSITORY, file), 'utf8'),
  exists: (file) => existsSync(path.join(REPOSITORY, file)),
};

/** Follows imports. Types and comments are gone by then, so neither counts as a change. */
class ImportGraph {
  private readonly modules = new Map<string, Promise<Module>>();
  private readonly taken = new Set<string>();

  constructor(private readonly sources: SourceReader) {}

  /** Takes a file and what it imports. @param names of a list of re-exports: only the files that export these */
  async take(file: string, names: readonly string[] | null = null): Promise<void> {
    if (names !== null && path.basename(file) === 'index.ts') {
      for (const from of await this.exporters(file, names)) await this.take(from);
      return;
    }
    if (this.taken.has(file)) return;
    this.taken.add(file);
    for (const next of (await this.module(file)).imports) await this.take(next.file, next.names);
  }

  /** The files taken, each with its text. */
  async texts(): Promise<[file: string, text: string][]> {
    return Promise.all(
      [...this.taken].sort().map(async (file) => [file, (await this.module(file)).text] as [string, string]),
    );
  }

  private async exporters(index: string, names: readonly string[]): Promise<string[]> {
    const found: string[] = [];
    for (const { file } of (await this.module(index)).imports) {
      const { text } = await this.module(file);
      if (names.some((name) => exportsName(text, name))) found.push(file);
      else if (path.basename(file) === 'index.ts' || /export\s*\*/.test(text))
        found.push(...(await this.exporters(file, names)));
    }
    return found;
  }

  private module(file: string): Promise<Module> {
    const known = this.modules.get(file) ?? this.readModule(file);
    this.modules.set(file, known);
    return known;
  }

  private async readModule(file: string): Promise<Module> {
    const { code } = await transform(this.sources.read(file), {
      swcrc: false,
      configFile: false,
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', decorators: true },
        transform: { legacyDecorator: true, useDefineForClassFields: false },
        preserveAllComments: false,
        minify: { compress: false, mangle: false, format: { comments: false } },
      },
      module: { type: 'es6' },
    });
    const imports = Array.from(code.matchAll(IMPORT)).flatMap(([, clause, from, dynamic]) => {
      const target = this.resolve(file, from ?? dynamic ?? '');
      return target ? [{ file: target, names: namesOf(clause) }] : [];
    });
    return { text: code, imports };
  }

  /** @returns undefined for a package that is not ours. @throws Error for one of ours that is not found */
  private resolve(file: string, specifier: string): string | undefined {
    const own = PACKAGE.exec(specifier);
    if (!own && !specifier.startsWith('.')) return undefined;
    const candidates = own
      ? ['packages/', 'services/', ''].map((part) => `${part}${own[1]}/src/${own[2] ?? 'index'}.ts`)
      : [path.posix.join(path.posix.dirname(file), specifier).replace(/\.js$/, '.ts')];
    const found = candidates.find((candidate) => this.sources.exists(candidate));
    if (!found) throw new Error(`${file} imports ${specifier}, which is not found`);
    return found;
  }
}

/** The names of an import clause: null when it names none, as `* as x` and `export *`. */
function namesOf(clause: string | undefined): string[] | null {
  const list = /\{([^}]*)\}/.exec(clause ?? '')?.[1];
  if (list === undefined) return null;
  return list
    .split(',')
    .map((item) => item.trim().split(/\s+as\s+/)[0] ?? '')
    .filter((name) => name !== '');
}

const exportsName = (text: string, name: string): boolean =>
  new RegExp(
    `export\\s+(?:const|let|class|(?:async )?function\\*?)\\s+${name}\\b|export\\s*\\{[^}]*\\b${name}\\b`,
  ).test(text);

/** The files that decide whether a package is right, besides the package itself. */
export async function decidingFiles(sources: SourceReader = onDisk): Promise<[file: string, text: string][]> {
  const graph = new ImportGraph(sources);
  for (const entry of ENTRIES) await graph.take(entry);
  const native = readdirSync(path.join(REPOSITORY, NATIVE), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(REPOSITORY, path.join(entry.parentPath, entry.name)))
    .sort();
  return [...(await graph.texts()), ...native.map((file) => [file, sources.read(file)] as [string, string])];
}

/** One hash of all of them. */
export async function hashOfDecidingCode(sources?: SourceReader): Promise<string> {
  const hash = createHash('sha256');
  for (const [file, text] of await decidingFiles(sources)) hash.update(`${file}\0${text}\0`);
  return hash.digest('hex');
}
