/**
 * Prints the gzipped JavaScript of each route and fails when a route exceeds its budget. It counts the entry chunk, the
 * chunk of the route and their static imports. Chunks that are loaded later (editor, charts, dialogs, socket) are
 * listed separately.
 *
 * Usage: node frontend/scripts/bundle-size.mjs [folder of the build]
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const ROUTE_BUDGET_KB = 170;
const dist = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '../dist'));

/** @type {Record<string, {file: string, name?: string, src?: string, isEntry?: boolean, imports?: string[], dynamicImports?: string[]}>} */
const manifest = JSON.parse(await readFile(path.join(dist, '.vite/manifest.json'), 'utf8'));

/** @type {Map<string, number>} */
const sizes = new Map();
async function sizeOf(key) {
  const { file } = manifest[key];
  if (!file.endsWith('.js')) return 0;
  if (!sizes.has(file)) sizes.set(file, gzipSync(await readFile(path.join(dist, file)), { level: 9 }).length);
  return sizes.get(file);
}

/** @returns the chunk and its static imports */
function closure(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of manifest[key].imports ?? []) closure(imported, seen);
  return seen;
}

async function total(keys) {
  let bytes = 0;
  for (const key of keys) bytes += await sizeOf(key);
  return bytes;
}

const kb = (bytes) => (bytes / 1000).toFixed(1).padStart(7);
const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
if (!entry) throw new Error(`${dist} holds no entry chunk; build the front end first`);

const shell = closure(entry);
const isRoute = (key) => /(-page|-route)\.tsx$/.test(key);
const routes = (manifest[entry].dynamicImports ?? []).filter(isRoute);

console.log(`gzipped kB, budget ${ROUTE_BUDGET_KB} a route\n`);
console.log(`${kb(await total(shell))}  shell (on every route)`);
let over = 0;
for (const route of routes) {
  const keys = closure(route, new Set(shell));
  const bytes = await total(keys);
  const tooBig = bytes > ROUTE_BUDGET_KB * 1000;
  if (tooBig) over++;
  console.log(`${kb(bytes)}  ${route.replace(/^src\//, '')}${tooBig ? '   OVER BUDGET' : ''}`);
}

console.log('\nlater, on demand:');
const initial = new Set(routes.flatMap((route) => [...closure(route, new Set(shell))]));
const later = [];
for (const key of Object.keys(manifest)) {
  if (initial.has(key) || shell.has(key) || !manifest[key].file.endsWith('.js')) continue;
  later.push([await sizeOf(key), key]);
}
later.sort(([a], [b]) => b - a);
for (const [bytes, key] of later) if (bytes > 1000) console.log(`${kb(bytes)}  ${key.replace(/^src\//, '')}`);

if (over > 0) {
  console.error(`\n${over} route(s) over ${ROUTE_BUDGET_KB} kB`);
  process.exitCode = 1;
}
