import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { GROWTH_FILE, RecordedGrowth } from '@evident/ai/measure/growth/growth-record';
import type { InputShape } from '@evident/ai/measure/inputs/input-source';
import { readPackage } from '@evident/catalogue';
import { REPOSITORY } from '../launcher/settings.js';
import { agreementOf, declaredGrowth } from './growth-agreement.js';

/** Prints the variables and families of the named generators. They are trusted here: they stand in the repository. */
const PRINT_SHAPES = `
const shapes = {};
for (const file of process.argv.slice(1)) {
  const { variables, families } = (await import(file)).generator;
  shapes[file] = { variables, families };
}
console.log(JSON.stringify(shapes));`;

const records = readFileSync(GROWTH_FILE, 'utf8')
  .trim()
  .split('\n')
  .map((line) => RecordedGrowth.parse(JSON.parse(line)));
const generatorOf = (slug: string): string =>
  path.join(REPOSITORY, 'packages/catalogue/problems', slug, 'generator.mjs');

describe('the recorded growth of the references', () => {
  const slugs = [...new Set(records.map(({ problem }) => problem))].filter(
    (slug) => readPackage(slug).manifest.complexity?.measurable === true,
  );
  const shapes = JSON.parse(
    execFileSync(
      process.execPath,
      ['--input-type=module', '--eval', PRINT_SHAPES, '--', ...slugs.map(generatorOf)],
      { encoding: 'utf8' },
    ),
  ) as Record<string, InputShape>;

  it.each(slugs)('is what %s declares', (slug) => {
    const time = readPackage(slug).manifest.complexity?.time ?? '';
    const declared = declaredGrowth(time, shapes[generatorOf(slug)] ?? { variables: [], families: [] });
    const own = records.filter(({ problem }) => problem === slug);
    const wrong = own.filter(({ growth }) => agreementOf({ declared, found: growth.time }) === 'otherwise');
    expect(wrong.map(({ language, growth }) => `${language}: ${growth.time}, declared ${time}`)).toEqual([]);
  });
});
