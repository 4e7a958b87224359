import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './prerequisites.mjs';

/**
 * `npm run bench:start [-- --count N]`: what a contributor waits for, N times each (5): the first start on a new data
 * folder, the second one, the memory of all processes but the judge's children, lint, types, one test file, and the
 * restart of a service after a save. Everything is built and cached before. The machine should do nothing else.
 */
const PATIENCE_MS = 300_000;
/** A service that is ready still loads some parts. */
const SETTLE_MS = 3_000;
const SAVED = path.join(root, 'services/billing/src/main.ts');
const ONE_TEST = 'packages/kit/src/env-files.spec.ts';

const { values } = parseArgs({ options: { count: { type: 'string', default: '5' } } });
const count = Number(values.count);
if (!Number.isInteger(count) || count < 1) throw new Error('--count must be a whole number from 1');

const figures = new Map();
const note = (name, figure) => figures.set(name, [...(figures.get(name) ?? []), figure]);
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function freePort() {
  const server = net.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts a program of the repository. `said(pattern)` waits until it has printed something new that matches. */
function start(script, args = [], env = {}) {
  const began = performance.now();
  const child = spawn(process.execPath, [path.join(root, script), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = new Promise((resolve) => child.once('close', resolve));
  const said = async (pattern, from = 0) => {
    while (performance.now() - began < PATIENCE_MS) {
      const found = pattern.exec(output.slice(from));
      if (found) return found;
      if (child.exitCode !== null) break;
      await sleep(10);
    }
    throw new Error(`${script} did not say ${pattern}:\n${output.slice(-2_000)}`);
  };
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const seconds = () => (performance.now() - began) / 1_000;
  return { child, ended, said, stop, seconds, printed: () => output.length };
}

/** Proportional memory in MB of a process and what it started; children of `without` are left out. */
function memoryOf(pid, without) {
  const parents = new Map();
  for (const name of fs.readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const parent = /^PPid:\s+(\d+)/m.exec(fs.readFileSync(`/proc/${name}/status`, 'utf8'))?.[1];
      parents.set(Number(name), Number(parent));
    } catch {
      // It has ended.
    }
  }
  const belongs = (one) =>
    one === pid || (parents.has(one) && parents.get(one) !== without && belongs(parents.get(one)));
  let kilobytes = 0;
  for (const one of [...parents.keys()].filter(belongs)) {
    try {
      kilobytes += Number(
        /^Pss:\s+(\d+)/m.exec(fs.readFileSync(`/proc/${one}/smaps_rollup`, 'utf8'))?.[1] ?? 0,
      );
    } catch {
      // It has ended.
    }
  }
  return kilobytes / 1_024;
}

/** The first and the second start on one data folder. */
async function starts() {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'evident-bench-start-'));
  fs.chmodSync(dataDir, 0o755);
  try {
    for (const which of ['first', 'second']) {
      const product = start('infra/start.mjs', [], { PORT: String(await freePort()), DATA_DIR: dataDir });
      await product.said(/Evident is ready/);
      note(`${which} start, s`, product.seconds());
      await sleep(SETTLE_MS);
      const services = JSON.parse(fs.readFileSync(path.join(dataDir, 'processes.json'), 'utf8'));
      note(`memory after the ${which} start, MB`, memoryOf(product.child.pid, services['judge-worker'].pid));
      await product.stop();
    }
  } finally {
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

async function timed(name, script, args) {
  const run = start(script, args);
  const code = await run.ended;
  if (code !== 0) throw new Error(`${name} failed (exit ${code})`);
  note(`${name}, s`, run.seconds());
}

/** Saves a file of a service again and again; its text is put back. */
async function devRestarts() {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'evident-bench-dev-'));
  fs.chmodSync(dataDir, 0o755);
  const text = fs.readFileSync(SAVED, 'utf8');
  const env = { PORT: String(await freePort()), VITE_PORT: String(await freePort()), DATA_DIR: dataDir };
  const dev = start('infra/dev.mjs', [], env);
  try {
    await dev.said(/Front end with hot reload/);
    await sleep(SETTLE_MS);
    for (let round = 0; round < count; round += 1) {
      const from = dev.printed();
      fs.writeFileSync(SAVED, `${text}// ${round}\n`);
      const [, ms] = await dev.said(/↻ billing (\d+) ms/, from);
      note('restart of a service after a save, s', Number(ms) / 1_000);
    }
  } finally {
    fs.writeFileSync(SAVED, text);
    await dev.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

const { scripts } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
/** What `npm run typecheck` does, after the name of the compiler. */
const TYPECHECK = scripts.typecheck.split(' ').slice(1);

/** Once without a note, so that each figure is of warm caches. */
for (let round = -1; round < count; round += 1) {
  if (round === 0) figures.clear();
  await starts();
  await timed('lint', 'infra/lint.mjs', []);
  await timed('types', 'node_modules/typescript/bin/tsc', TYPECHECK);
  await timed('one test file', 'infra/test.mjs', [ONE_TEST]);
}
await devRestarts();
const cell = (figure) => figure.toFixed(2).padStart(9);
process.stdout.write(
  `${'what'.padEnd(40)}${['median', 'least', 'most'].map((head) => head.padStart(9)).join('')}\n`,
);
for (const [name, list] of figures) {
  const sorted = [...list].sort((one, other) => one - other);
  const median = sorted[Math.floor((sorted.length - 1) / 2)];
  process.stdout.write(`${name.padEnd(40)}${cell(median)}${cell(sorted[0])}${cell(sorted.at(-1))}\n`);
}
