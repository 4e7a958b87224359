import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inLatin1, writeStamp } from './stamps.mjs';
import { isExternal, root } from './units.mjs';

/**
 * The bundled packages. For each import `<name>.js`, which hands on what `<name>.cjs` exports; the chunks that these
 * share. CommonJS, because of that Node 20 can keep the compiled code (`load-package.mjs`).
 */
const FOLDER = '.build/vendor';
const ENTRIES = '.build/vendor-entries';

const fileName = (id) => id.replace(/^@/, '').replaceAll('/', '__');

/** Where a bundle finds a package, below the repository. */
export const vendorFile = (id) => `${FOLDER}/${fileName(id)}.js`;

/**
 * Packages that others use only when they find them, and that no image has: a bundler must not look for them. Each is
 * asked for inside a try, or at a time that never comes here.
 */
const OPTIONAL = [
  '@fastify/static',
  '@fastify/view',
  '@google-cloud/spanner',
  '@grpc/grpc-js',
  '@grpc/proto-loader',
  '@mikro-orm/core',
  '@nats-io/transport-node',
  '@nestjs/mongoose',
  '@nestjs/platform-fastify',
  '@nestjs/sequelize',
  '@nestjs/websockets',
  '@sap/hana-client',
  '@valkey/valkey-glide',
  'amqp-connection-manager',
  'amqplib',
  'better-sqlite3',
  'bufferutil',
  'cache-manager',
  'class-transformer',
  'class-validator',
  'expo-sqlite',
  'hdb-pool',
  'jiti',
  'kafkajs',
  'mongodb',
  'mqtt',
  'msgpackr-extract',
  'mssql',
  'mysql',
  'mysql2',
  'nats',
  'oracledb',
  'pg-native',
  'pg-query-stream',
  'react-native-sqlite-storage',
  'redis',
  'sql.js',
  'sqlite3',
  'ts-node',
  'typeorm-aurora-data-api-driver',
  'utf-8-validate',
];

const isOptional = (id) => OPTIONAL.some((name) => id === name || id.startsWith(`${name}/`));

const LOADER = 'infra/building/load-package.mjs';
/** A changed lock file, or one of these, is a reason to bundle them again. */
const INPUTS = [LOADER, 'infra/building/vendor.mjs', 'infra/building/units.mjs', 'package-lock.json'];

/** What a package exports, as Node sees it: of a CommonJS module, a bundler would know only the whole. */
const exportsOf = async (resolved) =>
  Object.keys(await import(pathToFileURL(resolved).href)).filter(
    (name) => /^[\w$]+$/.test(name) && name !== '__esModule',
  );

function entryText(resolved, names) {
  const from = JSON.stringify(resolved);
  return names.length === 0 ? `import ${from};\n` : `export { ${names.join(', ')} } from ${from};\n`;
}

function facadeText(name, names) {
  // An export may be called `catch` or `default`.
  const lines = names.map((one, at) => `const _${at} = its.${one};\nexport { _${at} as ${one} };`);
  return [
    "import { loadPackage } from './load.js';",
    `const its = loadPackage(${JSON.stringify(`${name}.cjs`)});`,
    ...lines,
    '',
  ].join('\n');
}

/**
 * Parts of packages that can never run here and would be read at each start. `@nestjs/typeorm` would load TypeORM a
 * second time, from node_modules, to look for two names that TypeORM 1 no longer has.
 */
const UNUSED = [
  {
    file: /\/typeorm\/(?:[a-z]+\/)*driver\/(?!postgres\/)[\w-]+\/\w+(?:Driver|QueryRunner)\.js$/,
    text: 'module.exports = {};',
  },
  { file: /\/zod\/v4\/locales\/(?!en\.|index\.)[\w-]+\.js$/, text: 'export default () => ({});' },
  {
    file: /\/@nestjs\/typeorm\/dist\/common\/typeorm-compat\.js$/,
    text: 'export const Connection = undefined;\nexport const AbstractRepository = undefined;',
  },
];

const leaveOut = {
  name: 'leave-out',
  load: {
    filter: { id: UNUSED.map(({ file }) => file) },
    handler: (id) => UNUSED.find(({ file }) => file.test(id))?.text,
  },
};

/** `pg` makes a web `Response` to find out whether it runs at Cloudflare, for which Node loads a whole HTTP client. */
const SHORTCUTS = [{ file: /\/pg\/lib\/stream\.js$/, from: "typeof Response === 'function'", to: 'false' }];

const takeShortcuts = {
  name: 'take-shortcuts',
  transform: {
    filter: { id: SHORTCUTS.map(({ file }) => file) },
    handler(code, id) {
      const { from, to } = SHORTCUTS.find(({ file }) => file.test(id));
      if (!code.includes(from)) throw new Error(`${id} has no ${from} any more`);
      return code.replace(from, to);
    },
  },
};

/** Bundles every package that any unit imports. @param wanted the imports, each with a file that makes it. */
export async function bundleVendor(wanted) {
  const { rolldown } = await import('rolldown');
  const entries = path.join(root, ENTRIES);
  fs.rmSync(entries, { recursive: true, force: true });
  fs.mkdirSync(entries, { recursive: true });
  const resolver = await resolverOf(rolldown);
  const input = {};
  const facades = {};
  for (const [id, importer] of Object.entries(wanted)) {
    const name = fileName(id);
    const resolved = await resolver(id, importer);
    const names = await exportsOf(resolved);
    input[name] = path.join(entries, `${name}.mjs`);
    facades[`${name}.js`] = facadeText(name, names);
    fs.writeFileSync(input[name], entryText(resolved, names));
  }
  const build = await rolldown({
    cwd: root,
    input,
    platform: 'node',
    external: (id) => isOptional(id) || isExternal(id),
    plugins: [leaveOut, takeShortcuts],
    logLevel: 'silent',
  });
  const fresh = path.join(root, `${FOLDER}.${process.pid}`);
  const { output } = await build.generate({
    dir: fresh,
    format: 'cjs',
    exports: 'named',
    keepNames: true,
    strictExecutionOrder: true,
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
    entryFileNames: '[name].cjs',
    chunkFileNames: 'chunks/[name]-[hash].cjs',
  });
  await build.close();
  for (const { fileName: name, code } of output) {
    const file = path.join(fresh, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, inLatin1(code));
  }
  for (const [name, text] of Object.entries(facades)) fs.writeFileSync(path.join(fresh, name), text);
  fs.copyFileSync(path.join(root, LOADER), path.join(fresh, 'load.js'));
  fs.rmSync(path.join(root, FOLDER), { recursive: true, force: true });
  fs.renameSync(fresh, path.join(root, FOLDER));
  const chunks = Object.fromEntries([
    ['load.js', []],
    ...Object.keys(facades).map((name) => [name, ['load.js', name.replace(/\.js$/, '.cjs')]]),
    ...output
      .filter(({ type }) => type === 'chunk')
      .map((chunk) => [chunk.fileName, [...chunk.imports, ...chunk.dynamicImports]]),
  ]);
  writeStamp('vendor', {
    inputs: INPUTS,
    packages: Object.keys(wanted),
    outputs: Object.keys(chunks).map((file) => path.join(FOLDER, file)),
    chunks,
  });
}

/** Finds a package's entry as the bundler will: the same conditions, from the file that imports it. */
async function resolverOf(rolldown) {
  return async (id, importer) => {
    let found;
    const probe = await rolldown({
      cwd: root,
      input: 'probe',
      platform: 'node',
      logLevel: 'silent',
      plugins: [
        {
          name: 'probe',
          resolveId: (name) => (name === 'probe' ? '\0probe' : undefined),
          async load(name) {
            if (name !== '\0probe') return undefined;
            found = await this.resolve(id, importer);
            return '';
          },
        },
      ],
    });
    await probe.generate();
    await probe.close();
    if (!found) throw new Error(`${importer} imports ${id}, which is not installed`);
    return found.id;
  };
}
