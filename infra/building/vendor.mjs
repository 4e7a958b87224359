import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inLatin1, writeStamp } from './stamps.mjs';
import { isExternal, root } from './units.mjs';

/** The bundled packages: `<name>.js` for each import, and the chunks that these share. */
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

/** A changed lock file, or this file, is a reason to bundle them again. */
const INPUTS = ['infra/building/vendor.mjs', 'infra/building/units.mjs', 'package-lock.json'];

/**
 * A bundle of a CommonJS module has no named exports; Node finds them by reading it, and so they are written down here
 * as Node sees them.
 */
async function entryText(resolved) {
  const names = Object.keys(await import(pathToFileURL(resolved).href)).filter((name) =>
    /^[\w$]+$/.test(name),
  );
  const from = JSON.stringify(resolved);
  return names.length === 0 ? `import ${from};\n` : `export { ${names.join(', ')} } from ${from};\n`;
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

/** Bundles every package that any unit imports. @param wanted the imports, each with a file that makes it. */
export async function bundleVendor(wanted) {
  const { rolldown } = await import('rolldown');
  const entries = path.join(root, ENTRIES);
  fs.rmSync(entries, { recursive: true, force: true });
  fs.mkdirSync(entries, { recursive: true });
  const resolver = await resolverOf(rolldown);
  const input = {};
  for (const [id, importer] of Object.entries(wanted)) {
    const file = path.join(entries, `${fileName(id)}.mjs`);
    fs.writeFileSync(file, await entryText(await resolver(id, importer)));
    input[fileName(id)] = file;
  }
  const build = await rolldown({
    cwd: root,
    input,
    platform: 'node',
    external: (id) => isOptional(id) || isExternal(id),
    plugins: [leaveOut],
    logLevel: 'silent',
  });
  const fresh = path.join(root, `${FOLDER}.${process.pid}`);
  const { output } = await build.generate({
    dir: fresh,
    format: 'esm',
    keepNames: true,
    strictExecutionOrder: true,
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
  });
  await build.close();
  for (const { fileName: name, code } of output) {
    const file = path.join(fresh, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, inLatin1(code));
  }
  fs.rmSync(path.join(root, FOLDER), { recursive: true, force: true });
  fs.renameSync(fresh, path.join(root, FOLDER));
  const chunks = Object.fromEntries(
    output
      .filter(({ type }) => type === 'chunk')
      .map((chunk) => [chunk.fileName, [...chunk.imports, ...chunk.dynamicImports]]),
  );
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
