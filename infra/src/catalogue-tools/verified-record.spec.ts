import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../launcher/settings.js';
import { decidingFiles, hashOfDecidingCode, type SourceReader } from './deciding-code.js';
import { keyOf, readRecord, stillVerified, updatedRecord, type VerifiedRecord } from './verified-record.js';

const CHECKER = 'services/judge-worker/src/checkers/tokens.checker.ts';

/** The repository with one file changed. */
const withChange = (changed: string, change: (text: string) => string): SourceReader => ({
  read: (file) => {
    const text = readFileSync(path.join(REPOSITORY, file), 'utf8');
    return file === changed ? change(text) : text;
  },
  exists: (file) => existsSync(path.join(REPOSITORY, file)),
});

describe('the code that decides a verification', () => {
  let files: string[];
  let hash: string;
  beforeAll(async () => {
    files = (await decidingFiles()).map(([file]) => file);
    hash = await hashOfDecidingCode();
  });

  it.each([
    CHECKER,
    'services/judge-worker/src/judging/resolve-verdict.ts',
    'services/judge-worker/src/languages/python.ts',
    'services/judge-worker/src/sandbox/slot.ts',
    'services/judge-worker/native/seccomp.c',
    'packages/catalogue/src/package-tests.ts',
    'packages/contracts/src/limits.ts',
    'infra/src/catalogue-tools/solution-checks.ts',
  ])('holds %s', (file) => expect(files).toContain(file));

  it('holds nothing of other services, of pages or of routes', () => {
    expect(
      files.filter((file) =>
        /^(services\/(?!judge-worker)|frontend|packages\/contracts\/src\/http\/payments)/.test(file),
      ),
    ).toEqual([]);
  });

  it.each([
    ['a checker', CHECKER, (text: string) => text.replace(/return /, 'return !!')],
    [
      'the sandbox’s program',
      'services/judge-worker/native/seccomp.c',
      (text: string) => `${text}\nint added;\n`,
    ],
  ])('is another after %s was edited', async (_what, file, edit) => {
    expect(await hashOfDecidingCode(withChange(file, edit))).not.toBe(hash);
  });

  it('is the same after a comment was edited', async () => {
    const commented = withChange(CHECKER, (text) => `// A remark.\n${text}`);
    expect(await hashOfDecidingCode(commented)).toBe(hash);
  });
});

describe('the committed record of verified packages', () => {
  const subjects = ['a', 'b', 'c', 'd', 'e'].map((slug) => ({
    slug,
    key: keyOf(`content of ${slug}`, 'code'),
  }));
  const record: VerifiedRecord = {
    toolchain: 'node 20',
    packages: Object.fromEntries(subjects.map(({ slug, key }) => [slug, { key, depth: 'full' as const }])),
  };

  it('holds for packages that have not changed', () => {
    expect([...stillVerified(record, subjects, 'node 20')]).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('does not hold for an edited package, nor for any after the deciding code was edited', () => {
    const edited = subjects.map((one) => (one.slug === 'b' ? { ...one, key: keyOf('edited', 'code') } : one));
    expect([...stillVerified(record, edited, 'node 20')]).toEqual(['a', 'c', 'd', 'e']);
    const judged = subjects.map(({ slug }) => ({ slug, key: keyOf(`content of ${slug}`, 'edited code') }));
    expect(stillVerified(record, judged, 'node 20').size).toBe(0);
  });

  it('does not hold when there is none', () => {
    expect(stillVerified(null, subjects, 'node 20').size).toBe(0);
  });

  it('judges three again with other tools, and all of them in the course of days', () => {
    const again = new Set<string>();
    for (let day = 0; day < subjects.length; day += 1) {
      const held = stillVerified(record, subjects, 'node 24', day * 86_400_000);
      expect(held.size).toBe(2);
      for (const { slug } of subjects) if (!held.has(slug)) again.add(slug);
    }
    expect([...again].sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('drops what other tools wrote, and keeps a full verification over a quick one', () => {
    const green = new Map([['a', 'quick' as const]]);
    expect(updatedRecord(record, subjects, green, 'node 20')).toEqual(record);
    expect(updatedRecord(record, subjects, green, 'node 24').packages).toEqual({
      a: { key: subjects[0]?.key, depth: 'quick' },
    });
  });

  it('is committed and can be read', async () => {
    expect(await readRecord()).not.toBeNull();
  });
});
