import path from 'node:path';
import { packageExists, parsePackage, writePackage } from '@evident/catalogue';
import { SLUG_PATTERN } from '@evident/contracts';
import { attack } from './attack-tool.js';
import { emptyPackage } from './package-template.js';

/** `problem -- new <slug>` and `problem -- attack …`. @returns the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  return args[0] === 'attack' ? attack(args.slice(1)) : newProblem(args);
}

/** Writes an empty package of the right shape. */
function newProblem([command, slug, ...rest]: readonly string[]): number {
  if (command !== 'new' || slug === undefined || rest.length > 0) {
    process.stderr.write(
      'Usage: npm run problem -- new <slug>, or npm run problem -- attack <slug> <program>\n',
    );
    return 2;
  }
  if (!SLUG_PATTERN.test(slug)) {
    process.stderr.write(`"${slug}" is not a slug: lower-case letters, digits and single hyphens.\n`);
    return 2;
  }
  if (packageExists(slug)) {
    process.stderr.write(`The problem ${slug} exists.\n`);
    return 1;
  }
  const files = emptyPackage(slug);
  parsePackage(slug, new Map([...files].map(([name, text]) => [name, Buffer.from(text)])));
  const folder = path.relative(process.cwd(), writePackage(slug, files));
  process.stdout.write(`${folder} is written. Fill it in, then: npm run catalogue:verify ${slug}\n`);
  return 0;
}
