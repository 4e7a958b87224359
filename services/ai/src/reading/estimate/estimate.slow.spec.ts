import { describe, expect, it } from '@jest/globals';
import { parseSource } from '../../syntax/parsers.js';
import type { SourceLanguage } from '../../syntax/shape.js';
import { inferGrammar } from '../reads/infer-grammar.js';
import { AMORTISED, BOUNDED, LIBRARY, LITERAL_BOUNDS, RECURSIONS, SEARCHES } from '../testing/estimated.js';
import { SHARED_WORK, SHORT_COLLECTIONS } from '../testing/estimated-sizes.js';
import { variantsOf } from '../../testing/variants.js';
import { estimateComplexity } from './estimate.js';

const ALL = [
  ...BOUNDED,
  ...LITERAL_BOUNDS,
  ...AMORTISED,
  ...RECURSIONS,
  ...SEARCHES,
  ...LIBRARY,
  ...SHORT_COLLECTIONS,
  ...SHARED_WORK,
];

async function classOf(language: SourceLanguage, source: string): Promise<string | null> {
  const tree = await parseSource(language, source);
  try {
    return estimateComplexity(language, tree.rootNode, inferGrammar(language, tree.rootNode)).class;
  } finally {
    tree.delete();
  }
}

describe('the class that a source suggests', () => {
  it.each(BOUNDED)('$what, in $language, is $is', async ({ language, source, is }) => {
    expect(await classOf(language, source)).toBe(is);
  });

  it.each(LITERAL_BOUNDS)('$what, in $language, is $is', async ({ language, source, is }) => {
    expect(await classOf(language, source)).toBe(is);
  });

  it.each(AMORTISED)('$what, in $language, is $is', async ({ language, source, is }) => {
    expect(await classOf(language, source)).toBe(is);
  });

  it.each(RECURSIONS)('$what, in $language, is $is', async ({ language, source, is }) => {
    expect(await classOf(language, source)).toBe(is);
  });

  it.each(SEARCHES)('$what, in $language, is $is', async ({ language, source, is }) => {
    expect(await classOf(language, source)).toBe(is);
  });

  it.each(LIBRARY)('$what, in $language, is $is', async ({ language, source, is }) => {
    expect(await classOf(language, source)).toBe(is);
  });

  it.each(SHORT_COLLECTIONS)('$what, in $language, is $is', async ({ language, source, is }) => {
    expect(await classOf(language, source)).toBe(is);
  });

  it.each(SHARED_WORK)('$what, in $language, is $is', async ({ language, source, is }) => {
    expect(await classOf(language, source)).toBe(is);
  });

  it('is found for a thousand functions of one name, and for assignments in assignments', async () => {
    const functions = 'def f(x):\n  while a: a.pop()\n  return f(x - 1) + f(x - 2)\n'.repeat(1_000);
    expect(await classOf('PYTHON', functions)).toBe('exponential');
    expect(await classOf('JAVASCRIPT', 'a='.repeat(30_000))).toBe('constant');
  }, 30_000);

  it('does not depend on where the lines of a condition break', async () => {
    const source = `function solve(present) { let most = 0; for (const first of present) {
      if (present.has(
        first - 1)) continue;
      let length = 1; while (present.has(first + length)) length++; most = Math.max(most, length); } return most; }
      console.log(solve(new Set(require('fs').readFileSync(0, 'utf8').split(' '))));`;
    expect(await classOf('JAVASCRIPT', source)).toBe('linear');
  });

  it.each(ALL)('is the same in another layout: $what', async ({ language, source, is }) => {
    const others = (await variantsOf(language, source)).filter(({ name }) => name === 'reformatted');
    expect(await Promise.all(others.map((other) => classOf(language, other.source)))).toEqual([is]);
  });

  it('is found where a name would be no regular expression', async () => {
    const source = 'function f({ a = (1 }) { for (const x of a) f(x); }\nf(1);\n';
    expect(await classOf('JAVASCRIPT', source)).not.toBeNull();
  });
});
