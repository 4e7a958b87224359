import { packageSlugs, readPackage } from '@evident/catalogue';
import { textDefects, type PackageTexts } from './text-checks.js';

const HINTS = [
  'What do two queries that overlap have in common?',
  'Suppose you know the sum of the first `k` values for every `k`.',
  'Which two of these sums contain the values 4 to 9 between them?',
  'Prefix sums: a part is the difference of two beginnings.',
];

const EDITORIAL = `## Prefix sums

${'Keep the sum of each beginning of the array, and of the empty one as well. '.repeat(8)}

## Why it is right

The first r values are the first l - 1 values followed by those from l to r.

## Cost

One pass and a subtraction for each query: **O(n + q)** time, **O(n)** memory.

## A common mistake

To subtract the value at the left end too.
`;

const texts = (changed: Partial<PackageTexts> = {}): PackageTexts => ({
  slug: 'sums',
  hints: HINTS.join('\n---\n'),
  editorial: EDITORIAL,
  manifest: { tags: ['Prefix Sum'], complexity: { time: 'O(n + q)', space: 'O(n)', measurable: true } },
  ...changed,
});

const withLast = (last: string): PackageTexts =>
  texts({ hints: [...HINTS.slice(0, 3), last].join('\n---\n') });
const without = (part: string, instead = ''): PackageTexts =>
  texts({ editorial: EDITORIAL.replace(part, instead) });

describe('the texts of a package', () => {
  test('pass with four hints and all sections', () => {
    expect(textDefects(texts())).toEqual([]);
  });

  test('have four hints of bounded length, the first with a question', () => {
    expect(textDefects(texts({ hints: HINTS.slice(0, 3).join('\n---\n') }))).toEqual([
      'hints.md: 3 hints, 4 are needed',
    ]);
    expect(textDefects(texts({ hints: ['Think.', ...HINTS.slice(1)].join('\n---\n') }))).toEqual([
      'hints.md: the first hint asks no question',
      'hints.md: hint 1 has 6 characters, 30 to 400 are allowed',
    ]);
  });

  test('may show pictures that the page draws, which do not count as text', () => {
    const picture = (part: string) =>
      `\`\`\`svg\n<svg viewBox="0 0 360 90"><title>The sums of all beginnings</title>${part}</svg>\n\`\`\`\n`;
    const long = picture(`<g>${'<rect class="cell"/>'.repeat(400)}</g>`);
    expect(textDefects(without('\n## Cost', `\n${long}\n## Cost`))).toEqual([]);
    expect(textDefects(without('\n## Cost', `\n${picture('<image/>')}\n## Cost`))).toEqual([
      'editorial.md: picture 1 uses <image>, which the page does not draw',
    ]);
  });

  test('end their hints with an idea, not with the program', () => {
    expect(textDefects(withLast('Let `prefix[k] = prefix[k - 1] + a[k]` be the sums.'))).toEqual([
      'hints.md: the last hint contains code',
    ]);
    expect(textDefects(withLast('Fill a table. Read a query. Look up two sums. Subtract them.'))).toEqual([
      'hints.md: the last hint has more than 3 sentences: name the idea, not every step',
    ]);
    expect(textDefects(withLast('1. Fill a table of the sums.\n2. Subtract two of them'))).toContain(
      'hints.md: the last hint lists steps',
    );
    expect(textDefects(withLast('```\nprefix = [0, *accumulate(values)]\n```'))).toContain(
      'hints.md: hint 4 contains a block of code',
    );
    expect(textDefects(withLast(`Prefix sums${', and more of them'.repeat(20)}.`))).toEqual([
      'hints.md: the last hint has 372 characters, at most 300 fit an idea',
    ]);
    expect(textDefects(withLast('Compare two sums with `l <= r` and `a ≠ b` in mind.'))).toEqual([]);
  });

  test('have an editorial with an approach, a proof, the cost and a mistake', () => {
    expect(textDefects(without('## Prefix sums'))).toContain(
      'editorial.md: no section on an approach before the proof',
    );
    expect(textDefects(without('## Why it is right', '### Why'))).toContain(
      'editorial.md: no section "Why it is right"',
    );
    expect(textDefects(without('## Cost', '### Cost'))).toEqual(['editorial.md: no section "Cost"']);
    expect(textDefects(without('## A common mistake', '### Beware'))).toEqual([
      'editorial.md: no section "A common mistake"',
    ]);
    expect(textDefects(without('To subtract the value at the left end too.'))).toEqual([
      'editorial.md: the section "A common mistake" is empty',
    ]);
  });

  test('state the declared cost and name the technique', () => {
    expect(textDefects(without('O(n + q)', 'O(n · q)'))).toEqual([
      'editorial.md: the section "Cost" does not say O(n + q), as problem.yaml does',
    ]);
    expect(textDefects(without('## Prefix sums', '## A table'))).toEqual([
      'editorial.md: the tag "Prefix Sum" is never named',
    ]);
  });

  test('give reasons', () => {
    expect(textDefects(without('The first r values are', 'Obviously, the first r values are'))).toEqual([
      'editorial.md: "Obviously" stands where a reason should stand',
    ]);
  });
});

describe('the texts of the catalogue', () => {
  test.each(packageSlugs())('of %s teach', (slug) => {
    expect(textDefects(readPackage(slug))).toEqual([]);
  });
});
