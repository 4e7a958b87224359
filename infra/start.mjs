import { fail, prepare } from './prerequisites.mjs';

try {
  process.stdout.write('Evident\n');
  await prepare();
  const { runLocal } = await import('./dist/launcher/run-local.js');
  await runLocal();
} catch (error) {
  fail(error);
}
