import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { lastStamp } from './building/stamps.mjs';
import { fail, prepare, root } from './prerequisites.mjs';

const VITE_PORT = Number(process.env.VITE_PORT ?? 5173);
const INSPECT_FROM = 9230;
/** An editor writes a file in several steps; these are one save. */
const SETTLE_MS = 20;
/** The units that run as services, by the service's name. */
const UNIT_OF = { 'fake-provider': 'stand-ins' };

const unitOf = (service) => UNIT_OF[service] ?? service;

/** Bundles what a saved file is part of and restarts the services that run it. */
async function rebuild(product, files) {
  const { buildBackend } = await import('./build.mjs');
  const services = product
    .serviceNames()
    .filter((name) => files.some((file) => lastStamp(`bundle-${unitOf(name)}`)?.inputs[file]));
  await Promise.all(
    services.map(async (name) => {
      const started = performance.now();
      await buildBackend([unitOf(name)]);
      await product.service(name).restart();
      process.stdout.write(`  ↻ ${name} ${Math.round(performance.now() - started)} ms\n`);
    }),
  );
}

function watch(product) {
  let pending = new Set();
  let timer;
  let work = Promise.resolve();
  const flush = () => {
    const files = [...pending];
    pending = new Set();
    work = work
      .then(() => rebuild(product, files))
      .catch((error) => process.stderr.write(`${error.message}\n`));
  };
  const folders = ['packages', 'services'].flatMap((part) =>
    fs.readdirSync(path.join(root, part)).map((name) => `${part}/${name}/src`),
  );
  for (const folder of folders.filter((each) => fs.existsSync(path.join(root, each)))) {
    fs.watch(path.join(root, folder), { recursive: true }, (_event, name) => {
      if (!name?.endsWith('.ts') || !fs.existsSync(path.join(root, folder, name))) return;
      pending.add(`${folder}/${name}`);
      clearTimeout(timer);
      timer = setTimeout(flush, SETTLE_MS);
    });
  }
}

async function serveFrontend(product) {
  const { createServer } = await import('vite');
  const known = process.listeners('SIGTERM');
  const vite = await createServer({
    root: path.join(root, 'frontend'),
    server: { port: VITE_PORT, strictPort: true },
  });
  // Vite's listener ends the process at once, and Redis and PostgreSQL would go on without it.
  for (const listener of process.listeners('SIGTERM'))
    if (!known.includes(listener)) process.off('SIGTERM', listener);
  await vite.listen();
  process.stdout.write(
    `Front end with hot reload: http://localhost:${VITE_PORT}, which calls ${product.origin}\n`,
  );
}

try {
  const { values } = parseArgs({ options: { inspect: { type: 'boolean', default: false } } });
  process.stdout.write('Evident, watching for changes\n');
  await prepare();
  const { runLocal } = await import('./dist/launcher/run-local.js');
  const product = await runLocal(values.inspect ? { inspectFrom: INSPECT_FROM } : {});
  if (values.inspect)
    product
      .serviceNames()
      .forEach((name, at) => process.stdout.write(`  debugger of ${name}: 127.0.0.1:${INSPECT_FROM + at}\n`));
  process.env.GATEWAY_URL ??= product.origin;
  watch(product);
  // Loaded now, so that the first save does not wait for it.
  await import('./building/bundle.mjs');
  await serveFrontend(product);
} catch (error) {
  fail(error);
}
