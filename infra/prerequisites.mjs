import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Plain JavaScript without dependencies: this runs before anything is installed. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Debian packages by the command that each installs. */
const RUNTIME_PACKAGES = {
  'redis-server': 'redis-server',
  gcc: 'gcc libc6-dev',
  'g++': 'g++',
  javac: 'default-jdk-headless',
  python3: 'python3-minimal python3',
};
const TEST_PACKAGES = { chromium: 'chromium' };

const MIN_NODE = [20, 19];

class Stop extends Error {}

function say(line) {
  process.stdout.write(`${line}\n`);
}

/** Runs one step and prints its time. Its output is shown only when it fails. */
async function step(title, work) {
  const started = performance.now();
  if (process.stdout.isTTY) process.stdout.write(`  … ${title}`);
  const note = await work();
  if (process.stdout.isTTY) process.stdout.write('\r');
  say(`  ✓ ${title}${note ? ` (${note})` : ''} ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > MIN_NODE[0] || (major === MIN_NODE[0] && minor >= MIN_NODE[1])) return;
  throw new Stop(`Evident needs Node ${MIN_NODE.join('.')} or newer; this is ${process.versions.node}.`);
}

function has(command) {
  return (process.env.PATH ?? '').split(path.delimiter).some((folder) => {
    try {
      fs.accessSync(path.join(folder, command), fs.constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** Debian packages that are still missing. */
function missingPackages({ tests = false } = {}) {
  const wanted = { ...RUNTIME_PACKAGES, ...(tests ? TEST_PACKAGES : {}) };
  if (process.env.REDIS_URL && !tests) delete wanted['redis-server'];
  return Object.entries(wanted)
    .filter(([command]) => !has(command))
    .map(([, packages]) => packages);
}

export async function installSystemPackages(options) {
  const missing = missingPackages(options);
  if (missing.length === 0) return;
  const list = missing.join(' ');
  const line = `apt-get update && apt-get install -y --no-install-recommends ${list}`;
  if (process.getuid?.() !== 0 || !has('apt-get')) {
    throw new Stop(
      `Some system packages are missing. Run this once, then start again:\n\n  sudo sh -c '${line}'\n`,
    );
  }
  await step(`install ${list}`, () => {
    const result = spawnSync('sh', ['-c', line], {
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (result.status !== 0)
      throw new Stop(`apt-get failed:\n${result.stdout.slice(-1500)}${result.stderr.slice(-1500)}`);
  });
}

/** `npm ci` unless node_modules already matches the lock file. */
export async function installNpmPackages() {
  const stamp = path.join(root, 'node_modules/.package-lock.json');
  const lock = path.join(root, 'package-lock.json');
  if (fs.existsSync(stamp) && fs.statSync(stamp).mtimeMs >= fs.statSync(lock).mtimeMs) return;
  await step('install npm packages', () => {
    const result = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: root, encoding: 'utf8' });
    if (result.status !== 0)
      throw new Stop(`npm ci failed:\n${result.stdout.slice(-1500)}${result.stderr.slice(-1500)}`);
    fs.utimesSync(stamp, new Date(), new Date());
  });
}

/** Compiles everything that has changed: services, the judge's supervisor, the front end, the catalogue's tests. */
export async function build() {
  const { buildBackend, buildFrontend, buildSupervisor, buildCatalogue } = await import('./build.mjs');
  await step('compile the services', async () => `${await buildBackend()} files`);
  await step('compile the sandbox', buildSupervisor);
  await step('build the front end', async () => ((await buildFrontend()) ? 'built' : 'up to date'));
  await step('build the problem catalogue', () => buildCatalogue());
}

export async function prepare(options) {
  checkNode();
  await installSystemPackages(options);
  await installNpmPackages();
  await build();
}

/** Ends the process with one clear message instead of a stack. */
export function fail(error) {
  const known = error instanceof Stop || error?.name === 'LaunchError' || error?.name === 'EnvError';
  process.stderr.write(`\n${known ? error.message : (error?.stack ?? String(error))}\n`);
  process.exit(1);
}
