import { transform } from '@swc/core';
import fs from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { filesBelow, inLatin1, lastStamp, replaceFile, writeStamp } from './stamps.mjs';
import { isExternal, outputOf, root, unit } from './units.mjs';
import { vendorFile } from './vendor.mjs';

/** Nest's injection lives on decoratorMetadata, which no bundler writes as TypeScript would; tsc only checks types. */
const SWC = {
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

const OWN = /^@evident\/([^/]+)(?:\/(.+))?$/;

function ownSource(id) {
  const [, name, file = 'index'] = OWN.exec(id);
  const folder = [`packages/${name}`, `services/${name}`, name].find((each) =>
    fs.existsSync(path.join(root, each, 'package.json')),
  );
  return path.join(root, folder, 'src', `${file}.ts`);
}

/** Compiled sources by path: in a watching process, only the saved file is compiled again. */
const compiled = new Map();

async function compile(file) {
  const { mtimeMs } = fs.statSync(file);
  const known = compiled.get(file);
  if (known?.mtimeMs === mtimeMs) return known.result;
  const source = path.relative(root, file);
  // A module finds its neighbours on disk as if it were compiled alone, whichever bundle it ends up in.
  const text = fs
    .readFileSync(file, 'utf8')
    .replaceAll('import.meta.url', `fromRepository(${JSON.stringify(`${outputOf(source)}.js`)})`);
  const { code, map } = await transform(text, { ...SWC, filename: file });
  const result = { code: withoutWebTypes(code), map, moduleType: 'js' };
  compiled.set(file, { mtimeMs, result });
  return result;
}

/**
 * Of a type that is only imported as a type, the metadata name what is global under its name. For `Request` and
 * `Response` of Express these are the ones of the web, for which Node loads a whole HTTP client at each start.
 */
const withoutWebTypes = (code) =>
  code.replace(/typeof (Request|Response) === "undefined" \? Object : \1\b/g, (whole, name) =>
    new RegExp(`^(?:import|export|class|const)\\b.*\\b${name}\\b`, 'm').test(code) ? whole : 'Object',
  );

/** TypeScript of the repository, through swc; `@evident/*` names its sources. */
const ownModules = (used) => ({
  name: 'own-modules',
  resolveId: { filter: { id: OWN }, handler: (id) => ownSource(id) },
  load: {
    filter: { id: /\/src\/.*\.ts$/ },
    handler(id) {
      used.sources.add(path.relative(root, id));
      return compile(id);
    },
  },
});

/** Stands for the way from a written file to the repository's folder, which is known when the file is written. */
const VENDOR = 'repository:';

/** Packages stand in files of their own, which are bundled once for all units. */
const packages = (used) => ({
  name: 'packages',
  resolveId: {
    filter: { id: /^[^./\\]/ },
    handler(id, importer) {
      if (OWN.test(id) || !importer) return undefined;
      if (id.startsWith('node:')) return { id, external: true };
      if (isExternal(id)) {
        used.external.add(id);
        return { id, external: true };
      }
      used.vendor.set(id, importer);
      return { id: `${VENDOR}${vendorFile(id)}`, external: true };
    },
  },
});

const upFrom = (fileName) => `${path.relative(path.dirname(fileName), '.')}/`;

const banner = ({ fileName }) =>
  `function fromRepository(file) { return new URL(${JSON.stringify(upFrom(fileName))} + file, import.meta.url).href; }`;

/** What decides a bundle besides its sources: this folder and the locked packages. */
const builderInputs = () => [...filesBelow('infra/building'), 'package-lock.json'];

/** Bundles a unit. @returns the packages that it needs: `vendor` maps a name to one importer, `external` lists names. */
export async function bundleUnit(name) {
  const { entries, folder } = unit(name);
  const used = { sources: new Set(), vendor: new Map(), external: new Set() };
  const before = lastStamp(`bundle-${name}`)?.outputs ?? [];
  const build = await rolldown({
    cwd: root,
    input: Object.fromEntries(entries.map((entry) => [outputOf(entry), path.join(root, entry)])),
    platform: 'node',
    resolve: { extensionAlias: { '.js': ['.ts', '.js'] } },
    plugins: [packages(used), ownModules(used)],
    logLevel: 'warn',
  });
  const { output } = await build.generate({
    dir: root,
    format: 'esm',
    sourcemap: true,
    banner,
    keepNames: true,
    strictExecutionOrder: true,
    entryFileNames: '[name].js',
    chunkFileNames: `${folder}/dist/chunks/${name}-[name]-[hash].js`,
  });
  await build.close();
  for (const file of output) write(file);
  const outputs = output.map(({ fileName }) => fileName);
  for (const old of before) if (!outputs.includes(old)) fs.rmSync(path.join(root, old), { force: true });
  const record = { vendor: Object.fromEntries(used.vendor), external: [...used.external].sort() };
  writeStamp(`bundle-${name}`, {
    inputs: [...used.sources, ...builderInputs()],
    outputs,
    ...record,
  });
  return record;
}

function write(file) {
  const target = path.join(root, file.fileName);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  const text =
    file.type === 'chunk' ? inLatin1(file.code.replaceAll(VENDOR, upFrom(file.fileName))) : file.source;
  replaceFile(target, text);
}
