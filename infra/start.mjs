import module from 'node:module';
import path from 'node:path';
import { fail, prepare, root } from './prerequisites.mjs';

try {
  process.stdout.write('Evident\n');
  await prepare();
  // Node 22 and newer keep compiled code between starts.
  module.enableCompileCache?.(path.join(root, '.build/compile-cache'));
  const { runLocal } = await import('./dist/launcher/run-local.js');
  await runLocal();
} catch (error) {
  fail(error);
}
