import { createHash } from 'node:crypto';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  filesBelow,
  freshStamp,
  isUntouched,
  lastStamp,
  renewStamp,
  writeStamp,
} from './building/stamps.mjs';
import { PRODUCT_UNITS, root, units } from './building/units.mjs';

/**
 * Builds what is not up to date. Bundlers and compilers are loaded only for that: to find that nothing has to be done
 * costs some file times.
 */
const CATALOGUE = ['problems', 'study-plans.yaml', 'learning-path.yaml', 'topics', 'src'].map(
  (name) => `packages/catalogue/${name}`,
);
const NATIVE = 'services/judge-worker/native';
const FRONTEND = ['src', 'public', 'scripts', 'index.html', 'vite.config.ts'].map(
  (name) => `frontend/${name}`,
);
const ALL_UNITS = units.map(({ name }) => name);

/** A file that came or went counts as a change as well. */
const keyOf = (files) => createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 20);

const staleUnits = (names) => names.filter((name) => !freshStamp(`bundle-${name}`));

/** The packages that the bundles of any unit import, each with a file that does. */
const importedPackages = () =>
  Object.assign({}, ...ALL_UNITS.map((name) => lastStamp(`bundle-${name}`)?.vendor));

/** Has every unit been bundled, and every package that they import? */
export function backendIsFresh(names = ALL_UNITS) {
  if (staleUnits(names).length > 0) return false;
  const bundled = freshStamp('vendor')?.packages;
  return bundled !== undefined && Object.keys(importedPackages()).every((id) => bundled.includes(id));
}

/** Bundles the units that changed, and the packages when these changed. @returns how many units were bundled. */
export async function buildBackend(names = ALL_UNITS) {
  const stale = staleUnits(names);
  if (stale.length === 0 && backendIsFresh(names)) return 0;
  const { bundleUnit } = await import('./building/bundle.mjs');
  for (const name of stale) await bundleUnit(name);
  if (!backendIsFresh(names)) {
    const { bundleVendor } = await import('./building/vendor.mjs');
    await bundleVendor(importedPackages());
  }
  return stale.length;
}

const frontendInputs = () => filesBelow(...FRONTEND, 'packages/contracts/src', 'package-lock.json');

export const frontendIsFresh = () => freshStamp('frontend', keyOf(frontendInputs())) !== undefined;

/** Vite's production build. @returns whether there was anything to do. */
export async function buildFrontend() {
  if (frontendIsFresh()) return false;
  const inputs = frontendInputs();
  await run('The front end did not build', ['node_modules/vite/bin/vite.js', 'build'], {
    cwd: path.join(root, 'frontend'),
    // Tests may start the build; theirs would be React's development build, which is another product.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  writeStamp('frontend', { key: keyOf(inputs), inputs, outputs: ['frontend/dist/index.html'] });
  return true;
}

export const supervisorIsFresh = () => freshStamp('native', keyOf(filesBelow(NATIVE))) !== undefined;

/** The judge's native parts; each output is named after its sources, so an unchanged one is kept. */
export async function buildSupervisor() {
  if (supervisorIsFresh()) return;
  const native = await import('../services/judge-worker/dist/sandbox/build-native.js');
  const built = await Promise.all([
    native.buildSlotProgram(),
    native.buildForkModule(),
    native.buildNodeForkLibrary(),
  ]);
  const outputs = built.filter((file) => file !== undefined);
  const inputs = filesBelow(NATIVE);
  writeStamp('native', {
    key: keyOf(inputs),
    inputs,
    outputs: outputs.map((file) => path.relative(root, file)),
  });
}

const catalogueInputs = () => filesBelow(...CATALOGUE);

export function catalogueIsFresh() {
  if (isUntouched('catalogue', ...CATALOGUE, 'infra/build.mjs')) return true;
  const began = new Date();
  if (!freshStamp('catalogue', keyOf(catalogueInputs()))) return false;
  renewStamp('catalogue', began);
  return true;
}

/** Test sets of the catalogue; answers of generated tests come from the references. @returns what was done, in words. */
export async function buildCatalogue() {
  if (catalogueIsFresh()) return 'up to date';
  const inputs = catalogueInputs();
  const said = await run('The catalogue did not build', ['packages/catalogue/dist/build.js']);
  writeStamp('catalogue', {
    key: keyOf(inputs),
    inputs,
    outputs: ['packages/catalogue/.build'],
  });
  return said.trim().split('\n').at(-1);
}

/** Runs a script with this Node. @returns what it printed. @throws with what it printed last */
function run(failure, [script, ...args], options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(root, script), ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      ...options,
    });
    const said = { stdout: '', stderr: '' };
    child.stdout.on('data', (chunk) => (said.stdout += chunk));
    child.stderr.on('data', (chunk) => (said.stderr += chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(said.stdout);
      else reject(new Error(`${failure}:\n${said.stdout.slice(-3000)}${said.stderr.slice(-3000)}`));
    });
  });
}

/** Each in a process of its own, so that whoever waits for it stays small. */
const STEPS = {
  product: async () => `${await buildBackend(PRODUCT_UNITS)} bundles`,
  backend: async () => `${await buildBackend()} bundles`,
  native: buildSupervisor,
  frontend: async () => ((await buildFrontend()) ? 'built' : 'up to date'),
  catalogue: buildCatalogue,
};

export const buildApart = async (step) =>
  (await run(`The step "${step}" failed`, ['infra/build.mjs', `--step=${step}`])).trim();

/** What the images are cut from: no tools, no stand-ins. */
async function buildForImages() {
  await buildBackend(PRODUCT_UNITS.filter((name) => name !== 'stand-ins'));
  await buildSupervisor();
  await Promise.all([buildFrontend(), buildCatalogue()]);
}

/** `--backend` leaves the front end out; `--product` makes what only a running product needs: sandbox and test sets. */
async function main(args) {
  const one = args.find((arg) => arg.startsWith('--step='))?.slice('--step='.length);
  if (one) {
    process.stdout.write(`${(await STEPS[one]()) ?? ''}\n`);
    return;
  }
  if (args.includes('--images')) return buildForImages();
  const started = performance.now();
  const bundles = await buildBackend();
  if (args.includes('--product')) {
    await buildSupervisor();
    await buildCatalogue();
  }
  const frontend = args.includes('--backend') ? 'left alone' : await STEPS.frontend();
  process.stdout.write(
    `${bundles} bundles made, front end ${frontend}, ${Math.round(performance.now() - started)} ms\n`,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await main(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${error.stack ?? error}\n`);
    process.exitCode = 1;
  }
}
