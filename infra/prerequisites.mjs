import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Plain JavaScript without dependencies: this runs before anything is installed. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Debian package by the command that it brings. */
const RUNTIME_PACKAGES = {
  'redis-server': 'redis-server',
  gcc: 'gcc libc6-dev',
  'g++': 'g++',
  javac: 'default-jdk-headless',
  python3: 'python3-minimal python3 python3-sortedcontainers',
};
/**
 * Any of these will do for the tests. The first one draws no window, which saves a sixth of the processor time, and is
 * what is installed where there is none.
 */
export const BROWSERS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

const MIN_NODE = [20, 19];

/** What each step takes on two cores when it has everything to do; a person who waits is told. */
const USUAL_SECONDS = {
  'install system packages': 40,
  'install npm packages': 45,
  'bundle the services': 8,
  'compile the sandbox': 3,
  'build the front end': 8,
  'build the problem catalogue': 25,
};

class Stop extends Error {}

function say(line) {
  process.stdout.write(`${line}\n`);
}

/** How much of what a command prints is kept, in characters. */
const KEPT_OUTPUT = 64 * 1024;

/** Runs a command. @throws Stop with the end of what it printed, if it fails. */
function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    let printed = '';
    const keep = (chunk) => (printed = (printed + chunk).slice(-KEPT_OUTPUT));
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', keep);
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Stop(`${command} failed:\n${printed.slice(-3000)}`)),
    );
  });
}

/** Runs one step: first its name and what it usually takes, then the time that it took. */
async function step(title, work, details = '') {
  const started = performance.now();
  const usual = USUAL_SECONDS[title];
  const name = `${title}${details && ` ${details}`}`;
  say(`  … ${name}${usual ? `, usually ${usual} s` : ''}`);
  const note = await work();
  say(`  ✓ ${name}${note ? ` (${note})` : ''} ${((performance.now() - started) / 1000).toFixed(1)} s`);
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
  const wanted = { ...RUNTIME_PACKAGES };
  if (tests && !BROWSERS.some(has)) wanted[BROWSERS[0]] = BROWSERS[0];
  if (process.env.REDIS_URL && !tests) delete wanted['redis-server'];
  return Object.entries(wanted)
    .filter(([command]) => !has(command))
    .map(([, packages]) => packages);
}

/**
 * What installs the Debian packages that are missing.
 * @throws Stop with the line to run, if this process may not install them.
 */
function systemPackages(options) {
  const missing = missingPackages(options);
  if (missing.length === 0) return () => undefined;
  const list = missing.join(' ');
  const line = `apt-get update && apt-get install -y --no-install-recommends ${list}`;
  if (process.getuid?.() !== 0 || !has('apt-get')) {
    const asRoot = has('sudo') ? `sudo sh -c '${line}'` : `su -c '${line}'`;
    throw new Stop(
      has('apt-get')
        ? `Some system packages are missing. Run this line once, then start again:\n\n  ${asRoot}\n`
        : `Some programs are missing. Install what Debian calls ${list}, then start again.`,
    );
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return () => step('install system packages', () => run('sh', ['-c', line], { env }), list);
}

/** `npm ci` unless node_modules already matches the lock file. */
export async function installNpmPackages() {
  const stamp = path.join(root, 'node_modules/.package-lock.json');
  const lock = path.join(root, 'package-lock.json');
  if (fs.existsSync(stamp) && fs.statSync(stamp).mtimeMs >= fs.statSync(lock).mtimeMs) return;
  await step('install npm packages', async () => {
    await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: root });
    fs.utimesSync(stamp, new Date(), new Date());
  });
}

/**
 * Builds everything that has changed, each step in a process of its own: bundles, the judge's supervisor, the front end,
 * the catalogue's tests. What is up to date is not mentioned.
 * @param what `product` for what `npm start` runs, `backend` to bundle the tools as well
 */
export async function build(what = 'backend') {
  const builds = await import('./build.mjs');
  const { PRODUCT_UNITS } = await import('./building/units.mjs');
  const apart = (title, name, fresh) => (fresh ? undefined : step(title, () => builds.buildApart(name)));
  const frontend = apart('build the front end', 'frontend', builds.frontendIsFresh());
  // An error is heard of by whoever waits below, not as a promise that nobody listens to.
  frontend?.catch(() => undefined);
  await apart(
    'bundle the services',
    what,
    builds.backendIsFresh(what === 'product' ? PRODUCT_UNITS : undefined),
  );
  await Promise.all([
    frontend,
    apart('compile the sandbox', 'native', builds.supervisorIsFresh()),
    apart('build the problem catalogue', 'catalogue', builds.catalogueIsFresh()),
  ]);
}

/**
 * Installs Debian's and npm's packages that are missing, side by side. Where somebody else has to install Debian's,
 * nothing begins.
 * @param options `tests`: also what only the tests need
 */
export async function install(options) {
  checkNode();
  const system = systemPackages(options);
  // A failure is told when both have ended, so that no half of an installation goes on by itself.
  const ends = await Promise.allSettled([system(), installNpmPackages()]);
  const failure = ends.find(({ status }) => status === 'rejected');
  if (failure) throw failure.reason;
}

/** @param options `tests`: also what only the tests need */
export async function prepare(options) {
  await install(options);
  await build(options?.tests ? 'backend' : 'product');
}

/** Ends the process with one clear message instead of a stack. */
export function fail(error) {
  const known = error instanceof Stop || error?.name === 'LaunchError' || error?.name === 'EnvError';
  process.stderr.write(`\n${known ? error.message : (error?.stack ?? String(error))}\n`);
  process.exit(1);
}
