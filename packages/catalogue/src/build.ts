import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildCatalogue } from './build-catalogue.js';

const serviceRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
const started = performance.now();

const { built, unchanged, failures } = await buildCatalogue({
  sourceDir: path.join(serviceRoot, 'catalogue'),
  outputDir: process.env['CATALOGUE_DIR'] ?? path.join(serviceRoot, '.build', 'catalogue'),
  report: (line) => process.stdout.write(`${line}\n`),
});
process.stdout.write(
  `catalogue: ${built} built, ${unchanged} unchanged, ${Math.round(performance.now() - started)} ms\n`,
);
if (failures.length > 0) {
  process.stderr.write(`${failures.map((failure) => `cannot build ${failure}`).join('\n')}\n`);
  process.exitCode = 1;
}
