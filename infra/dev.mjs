import fs from 'node:fs';
import path from 'node:path';
import { fail, prepare, root } from './prerequisites.mjs';

const VITE_PORT = Number(process.env.VITE_PORT ?? 5173);

/** The services to restart after a change: the file's own, or all for a shared file. */
const concerned = (file, names) => {
  const service = /^services\/([^/]+)\//.exec(file)?.[1];
  return service ? names.filter((name) => name === service) : names;
};

async function watch(product) {
  const { compile } = await import('./build.mjs');
  let pending = new Set();
  let timer;
  const flush = async () => {
    const files = [...pending];
    pending = new Set();
    try {
      await Promise.all(files.map((file) => compile(path.join(root, file))));
      const names = new Set(files.flatMap((file) => concerned(file, product.serviceNames())));
      for (const name of names) {
        await product.service(name).restart();
        process.stdout.write(`  ↻ ${name}\n`);
      }
    } catch (error) {
      process.stderr.write(`${error.message}\n`);
    }
  };
  for (const part of ['packages', 'services']) {
    fs.watch(path.join(root, part), { recursive: true }, (_event, name) => {
      const file = `${part}/${name}`;
      if (
        !/\/src\/.*\.ts$/.test(file) ||
        /\.(spec|int-spec)\.ts$/.test(file) ||
        !fs.existsSync(path.join(root, file))
      )
        return;
      pending.add(file);
      clearTimeout(timer);
      timer = setTimeout(flush, 80);
    });
  }
}

try {
  process.stdout.write('Evident, watching for changes\n');
  await prepare();
  const { runLocal } = await import('./dist/launcher/run-local.js');
  const product = await runLocal();
  await watch(product);
  const { createServer } = await import('vite');
  process.env.EVIDENT_API = product.origin;
  const vite = await createServer({
    root: path.join(root, 'frontend'),
    server: { port: VITE_PORT, strictPort: true },
  });
  await vite.listen();
  process.stdout.write(`Front end with hot reload: http://localhost:${VITE_PORT}\n`);
} catch (error) {
  fail(error);
}
