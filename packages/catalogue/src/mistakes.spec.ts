import path from 'node:path';
import { packageSlugs, readPackage } from './packages.js';
import type { ProblemPackage } from './problem-package.js';

/** What each package holds at least, apart from the correct solutions. */
const LEAST_WRONG = 12;
const LEAST_SLOW = 4;
/** Languages in which a too slow program is most likely to be quick enough. */
const QUICK = ['.java', '.cpp'];

function holdsEnough({ wrong, mistakes }: Pick<ProblemPackage, 'wrong' | 'mistakes'>): boolean {
  const slow = mistakes.filter(({ kind }) => kind === 'slow').map(({ file }) => path.extname(file));
  const wrongs = wrong.length + mistakes.length - slow.length;
  return wrongs >= LEAST_WRONG && slow.length >= LEAST_SLOW && QUICK.every((end) => slow.includes(end));
}

it('every package holds enough mistakes of people, in the languages that need them', () => {
  // Where programs talk, time goes by questions, and too many of them are a wrong answer.
  const timed = packageSlugs()
    .map((slug) => readPackage(slug))
    .filter(({ manifest }) => manifest.checker.kind !== 'interactive');
  expect(timed.length).toBeGreaterThan(100);
  expect(timed.filter((pack) => !holdsEnough(pack)).map(({ slug }) => slug)).toEqual([]);
});

it('a package whose slow programs are in Python only does not hold enough', () => {
  const { wrong, mistakes } = readPackage('two-sum');
  expect(holdsEnough({ wrong, mistakes })).toBe(true);
  expect(holdsEnough({ wrong, mistakes: mistakes.filter(({ file }) => !file.endsWith('.java')) })).toBe(
    false,
  );
  expect(holdsEnough({ wrong: [], mistakes: mistakes.filter(({ kind }) => kind === 'slow') })).toBe(false);
});
