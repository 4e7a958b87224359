import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * What is bundled together, by its entry files. `services/x/src/a/b.ts` becomes `services/x/dist/a/b.js`; modules that
 * entries of one unit share stand once, in the `dist/chunks` of its folder.
 */
const UNITS = [
  { name: 'gateway', folder: 'services/gateway', entries: ['main.ts', 'admin-cli.ts'] },
  { name: 'problems', folder: 'services/problems', entries: ['main.ts'] },
  { name: 'billing', folder: 'services/billing', entries: ['main.ts'] },
  { name: 'ai', folder: 'services/ai', entries: ['main.ts', 'reading/reader.main.ts'] },
  { name: 'judge-worker', folder: 'services/judge-worker', entries: ['main.ts', 'doctor/main.ts'] },
  // Never in an image.
  {
    name: 'stand-ins',
    folder: 'packages/stand-ins',
    entries: ['payment-provider/main.ts', 'model-provider/main.ts'],
  },
  {
    name: 'launcher',
    folder: 'infra',
    entries: [
      'launcher/run-local.ts',
      'launcher/local-product.ts',
      'launcher/settings.ts',
      'launcher/gateway-database.ts',
      'packages/catalogue/src/build.ts',
      'packages/catalogue/src/build-worker.ts',
      'services/judge-worker/src/sandbox/build-native.ts',
    ],
  },
  {
    name: 'migrations',
    folder: 'infra',
    entries: [
      'migrate.ts',
      'backup/backup.main.ts',
      'compose/make-secrets.ts',
      ...['gateway', 'problems', 'billing', 'ai'].map(
        (service) => `services/${service}/src/migrations/index.ts`,
      ),
    ],
  },
  {
    name: 'tools',
    folder: 'infra',
    entries: [
      'benches/analysis/bench.ts',
      'benches/analysis-wall/wall.ts',
      'benches/contest/contest.main.ts',
      'benches/injection/hostile.main.ts',
      'benches/injection/injection.main.ts',
      'benches/judge/bench.main.ts',
      'benches/latency/latency.ts',
      'benches/load/load.main.ts',
      'benches/platform/platform.main.ts',
      'benches/reports/reports.main.ts',
      'benches/scale/scale.ts',
      'benches/scaling/scaling.main.ts',
      'benches/soak/soak.main.ts',
      'benches/strangers/strangers.main.ts',
      'benches/web/web.ts',
      'benches/without-a-problem/without-a-problem.main.ts',
      'backup/restore-drill.main.ts',
      'catalogue-tools/limits.ts',
      'catalogue-tools/mistakes.ts',
      'catalogue-tools/mutate.ts',
      'catalogue-tools/new-problem.ts',
      'catalogue-tools/record-growth.ts',
      'catalogue-tools/verify.ts',
      'drills/blackbox/blackbox.main.ts',
      'drills/fairness/fairness.main.ts',
      'drills/faults/faults.main.ts',
      'drills/faults/mutant-entry.ts',
      'drills/faults/mutant-hooks.ts',
      'drills/fuzz/fuzz.main.ts',
      'drills/judge-ways/compare.main.ts',
      'drills/judge-ways/forks.main.ts',
      'drills/ledger-kills/ledger-kills.ts',
      'drills/memory-held/memory-held.main.ts',
      'drills/rolling/rolling.main.ts',
      'drills/soak/soak.main.ts',
      'drills/time-limits/time-limits.main.ts',
      'drills/trace/trace.main.ts',
      'screens/screens.main.ts',
      'flow-harness/small-ai.main.ts',
      'testing/backing-servers.ts',
      'packages/kit/src/free-port.ts',
    ],
  },
];

/** `services/x/dist/a/b`, from the source below the repository. */
export const outputOf = (source) => source.replace('/src/', '/dist/').replace(/\.ts$/, '');

const sourceOf = (folder, entry) => (/^(services|packages)\//.test(entry) ? entry : `${folder}/src/${entry}`);

/** Every unit with its entries' sources, relative to the repository. */
export const units = UNITS.map(({ name, folder, entries }) => ({
  name,
  folder,
  entries: entries.map((entry) => sourceOf(folder, entry)),
}));

/** What `npm start` runs. */
export const PRODUCT_UNITS = units.filter(({ name }) => name !== 'tools').map(({ name }) => name);

export function unit(name) {
  const found = units.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`There is no bundle ${name}: ${units.map((each) => each.name).join(', ')}`);
  for (const entry of found.entries)
    if (!fs.existsSync(path.join(root, entry)))
      throw new Error(`${entry}, an entry of ${name}, does not exist`);
  return found;
}

/** Loaded from node_modules as they are: native, next to files that they read, optional, or tools of a contributor. */
const EXTERNAL = [
  'argon2',
  'web-tree-sitter',
  '@astral-sh/ruff-wasm-nodejs',
  'pure-rand',
  '@swc/core',
  'playwright-core',
  'testcontainers',
  'typescript',
  'vite',
];

export const isExternal = (id) => EXTERNAL.some((name) => id === name || id.startsWith(`${name}/`));
