import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freshStamp } from '../building/stamps.mjs';
import { root } from '../building/units.mjs';
import { vendorFile } from '../building/vendor.mjs';

/**
 * Lays out what one image holds, for the Dockerfile: `node infra/images/image-files.mjs <image> <folder>`, after
 * everything was built. Bundles, the bundled packages that they reach, the few packages that stay as they are, data.
 */
export const IMAGES = {
  gateway: {
    units: ['gateway'],
    packages: { argon2: 'services/gateway', 'swagger-ui-dist': 'services/gateway' },
    data: ['frontend/dist'],
  },
  problems: {
    units: ['problems'],
    packages: { 'pure-rand': 'packages/catalogue' },
    data: ['packages/catalogue/.build'],
  },
  billing: { units: ['billing'], packages: {}, data: [] },
  ai: {
    units: ['ai'],
    packages: {
      '@astral-sh/ruff-wasm-nodejs': 'services/ai',
      'pure-rand': 'packages/catalogue',
      'tree-sitter-java': 'services/ai',
      'tree-sitter-javascript': 'services/ai',
      'tree-sitter-python': 'services/ai',
      'web-tree-sitter': 'services/ai',
    },
    data: ['services/ai/resources'],
  },
  'judge-worker': {
    units: ['judge-worker'],
    // Programs load these, not the worker.
    packages: {
      '@datastructures-js/heap': 'services/judge-worker',
      '@datastructures-js/priority-queue': 'services/judge-worker',
      'sorted-btree': 'services/judge-worker',
    },
    data: ['services/judge-worker/native', ...(freshStamp('native')?.outputs ?? [])],
  },
  migrate: {
    units: ['migrations'],
    packages: {},
    data: ['gateway', 'problems', 'billing', 'ai'].map((service) => `services/${service}/migrations`),
  },
};

/** Of these packages only some files are read. */
const ONLY = { 'swagger-ui-dist': ['package.json', 'swagger-ui.css', 'swagger-ui-bundle.js'] };

/** Of a package that stays as it is, what its own code never reads at run time. */
const NOT_RUN =
  /(^|\/)(src|test|tests|docs?|examples?|bindings|queries|grammar|debug|\.github)\/|\.(md|map|c|cc|h|ts|cts|mts|gyp|gypi|toml|rs|scm|lock|yml)$/;

function copy(from, to) {
  fs.mkdirSync(path.dirname(to), { recursive: true });
  fs.cpSync(from, to, { recursive: true, verbatimSymlinks: true });
}

/** Files of the bundled packages that these imports reach, through the chunks that they share. */
function vendorClosure(imports) {
  const { chunks } = freshStamp('vendor');
  const files = new Set();
  const reach = (name) => {
    if (files.has(name) || !chunks[name]) return;
    files.add(name);
    chunks[name].forEach(reach);
  };
  imports.forEach((id) => reach(path.basename(vendorFile(id))));
  return [...files].map((name) => path.join(path.dirname(vendorFile('x')), name));
}

function packageFolder(name, from) {
  for (let folder = path.join(root, from); ; folder = path.dirname(folder)) {
    const found = path.join(folder, 'node_modules', name);
    if (fs.existsSync(found)) return path.relative(root, found);
    if (folder === root) throw new Error(`${name} is not installed`);
  }
}

/** Copies a package and what it needs, without sources, documents, and other machines' binaries. */
function copyPackage(name, from, target, copied) {
  const folder = packageFolder(name, from);
  if (copied.has(folder)) return;
  copied.add(folder);
  const { dependencies = {} } = JSON.parse(fs.readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
  fs.cpSync(path.join(root, folder), path.join(target, folder), {
    recursive: true,
    filter: (file) => {
      const inside = path.relative(path.join(root, folder), file);
      const [top, machine] = inside.split(path.sep);
      if (top === 'node_modules') return false;
      if (ONLY[name]) return inside === '' || ONLY[name].includes(inside);
      if (top === 'prebuilds' && machine !== undefined)
        return machine === `${process.platform}-${process.arch}`;
      return !NOT_RUN.test(fs.statSync(file).isDirectory() ? `${inside}/` : inside);
    },
  });
  // A grammar is read as WebAssembly; what would load its native module is not.
  if (name.startsWith('tree-sitter-') || ONLY[name]) return;
  for (const dependency of Object.keys(dependencies)) copyPackage(dependency, folder, target, copied);
}

function layOut(image, target) {
  const { units, packages, data } = IMAGES[image];
  const stamps = units.map((name) => {
    const stamp = freshStamp(`bundle-${name}`);
    if (!stamp) throw new Error(`The bundle ${name} is not up to date: run "npm run build" first`);
    return stamp;
  });
  const unknown = stamps
    .flatMap(({ external }) => external)
    .filter((id) => !Object.keys(packages).some((name) => id === name || id.startsWith(`${name}/`)));
  if (unknown.length > 0) throw new Error(`The image ${image} lacks ${unknown.join(', ')}`);
  const files = [
    ...stamps.flatMap(({ outputs }) => outputs),
    ...vendorClosure(stamps.flatMap(({ vendor }) => Object.keys(vendor))),
    ...data,
  ];
  for (const file of files) copy(path.join(root, file), path.join(target, file));
  const copied = new Set();
  for (const [name, from] of Object.entries(packages)) copyPackage(name, from, target, copied);
  fs.writeFileSync(
    path.join(target, 'package.json'),
    '{ "name": "evident", "private": true, "type": "module" }\n',
  );
}

function main([image, target]) {
  if (!IMAGES[image] || !target) {
    process.stderr.write(`Give an image (${Object.keys(IMAGES).join(', ')}) and a folder\n`);
    process.exit(1);
  }
  fs.mkdirSync(target, { recursive: true });
  layOut(image, target);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.slice(2));
