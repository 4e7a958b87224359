import fs from 'node:fs/promises';
import path from 'node:path';
import { SLUG_PATTERN } from '@evident/contracts';
import { parsePackage } from '@evident/problems/catalogue/package-parser';
import { CATALOGUE } from './folders.js';
import { emptyPackage } from './package-template.js';

/** `problem -- new <slug>`: writes an empty package of the right shape. @returns the exit code. */
export async function main([command, slug, ...rest]: readonly string[]): Promise<number> {
  if (command !== 'new' || slug === undefined || rest.length > 0) {
    process.stderr.write('Usage: npm run problem -- new <slug>\n');
    return 2;
  }
  if (!SLUG_PATTERN.test(slug)) {
    process.stderr.write(`"${slug}" is not a slug: lower-case letters, digits and single hyphens.\n`);
    return 2;
  }
  const folder = path.join(CATALOGUE, slug);
  if (
    await fs.stat(folder).then(
      () => true,
      () => false,
    )
  ) {
    process.stderr.write(`${path.relative(process.cwd(), folder)} is there already.\n`);
    return 1;
  }
  const files = emptyPackage(slug);
  parsePackage(slug, new Map([...files].map(([name, text]) => [name, Buffer.from(text)])));
  for (const [name, text] of files) {
    await fs.mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await fs.writeFile(path.join(folder, name), text);
  }
  process.stdout.write(
    `${path.relative(process.cwd(), folder)} is written. Fill it in, then: npm run catalogue:verify ${slug}\n`,
  );
  return 0;
}
