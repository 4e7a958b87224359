import { transformFile } from '@swc/core';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Nest's injection needs decoratorMetadata. tsc only checks types. */
const options = {
  swcrc: false,
  sourceMaps: true,
  module: { type: 'es6' },
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', decorators: true, dynamicImport: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    keepClassNames: true,
  },
};

const PARTS = ['packages', 'services'];
const SOURCE_ROOTS = [
  ...PARTS.flatMap((part) => fs.readdirSync(path.join(root, part)).map((name) => `${part}/${name}`)),
  'infra',
].filter((part) => fs.existsSync(path.join(root, part, 'src')));

const isSource = (name) => name.endsWith('.ts') && !/\.(spec|int-spec|test|d)\.ts$/.test(name);

function sourcesOf(part) {
  return fs
    .readdirSync(path.join(root, part, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isSource(entry.name))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
}

const outputOf = (source) =>
  source
    .replace(/^(.*?\/(?:packages\/[^/]+|services\/[^/]+|infra))\/src\//, '$1/dist/')
    .replace(/\.ts$/, '.js');

/** Compiles one file unless its output is newer. @returns true when it was written. */
export async function compile(source) {
  const output = outputOf(source);
  if (fs.existsSync(output) && fs.statSync(output).mtimeMs >= fs.statSync(source).mtimeMs) return false;
  const { code, map } = await transformFile(source, options);
  fs.mkdirSync(path.dirname(output), { recursive: true });
  replace(`${output}.map`, map);
  replace(output, `${code}\n//# sourceMappingURL=${path.basename(output)}.map\n`);
  return true;
}

/** Renames a finished file into place, so that a service that starts meanwhile never reads half of it. */
function replace(file, text) {
  const unfinished = `${file}.${process.pid}`;
  fs.writeFileSync(unfinished, text);
  fs.renameSync(unfinished, file);
}

/** Removes outputs whose source is gone, so that no stale module is ever loaded. */
function prune(part, sources) {
  const dist = path.join(root, part, 'dist');
  if (!fs.existsSync(dist)) return;
  const wanted = new Set(sources.map(outputOf));
  for (const entry of fs.readdirSync(dist, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath ?? entry.path, entry.name);
    if (entry.isFile() && file.endsWith('.js') && !wanted.has(file)) {
      fs.rmSync(file, { force: true });
      fs.rmSync(`${file}.map`, { force: true });
    }
  }
}

export async function buildBackend(parts = SOURCE_ROOTS) {
  let written = 0;
  for (const part of parts) {
    const sources = sourcesOf(part);
    prune(part, sources);
    const results = await Promise.all(sources.map(compile));
    written += results.filter(Boolean).length;
  }
  return written;
}

function newest(dir) {
  return fs
    .readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce(
      (latest, entry) =>
        Math.max(latest, fs.statSync(path.join(entry.parentPath ?? entry.path, entry.name)).mtimeMs),
      0,
    );
}

/** Vite's production build; skipped while its output is newer than every source. */
export function buildFrontend() {
  const output = path.join(root, 'frontend/dist/index.html');
  const sources = ['frontend/src', 'packages/contracts/src', 'frontend/public']
    .map((dir) => path.join(root, dir))
    .filter((dir) => fs.existsSync(dir));
  const files = ['frontend/index.html', 'frontend/vite.config.ts', 'package-lock.json'].map(
    (file) => fs.statSync(path.join(root, file)).mtimeMs,
  );
  if (fs.existsSync(output) && fs.statSync(output).mtimeMs > Math.max(...sources.map(newest), ...files))
    return false;
  const result = spawnSync(process.execPath, [path.join(root, 'node_modules/vite/bin/vite.js'), 'build'], {
    cwd: path.join(root, 'frontend'),
    encoding: 'utf8',
    // Tests may start the build with NODE_ENV=test, which would make React's development build.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (result.status !== 0) throw new Error(`The front end did not build:\n${result.stdout}${result.stderr}`);
  return true;
}

/** Builds the judge's native parts. Each output is named after its sources, so an unchanged one is kept. */
export async function buildSupervisor() {
  const native = await import('../services/judge-worker/dist/sandbox/build-native.js');
  await Promise.all([native.buildSlotProgram(), native.buildForkModule()]);
}

/** Builds the catalogue's test sets. @returns what was done, in words. */
export function buildCatalogue() {
  const result = spawnSync(process.execPath, [path.join(root, 'packages/catalogue/dist/build.js')], {
    encoding: 'utf8',
  });
  if (result.status !== 0)
    throw new Error(
      `The catalogue did not build:\n${result.stdout.slice(-3000)}${result.stderr.slice(-3000)}`,
    );
  return result.stdout.trim().split('\n').at(-1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const started = performance.now();
  const files = await buildBackend();
  if (process.argv.includes('--native')) await buildSupervisor();
  const frontend = process.argv.includes('--backend')
    ? 'left alone'
    : buildFrontend()
      ? 'built'
      : 'up to date';
  process.stdout.write(
    `${files} files compiled, front end ${frontend}, ${Math.round(performance.now() - started)} ms\n`,
  );
}
