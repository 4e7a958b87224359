import { afterAll, describe, expect, it } from '@jest/globals';
import { SourceReader } from './source-reader.js';

const reader = new SourceReader({ readTimeoutMs: 20_000 });
afterAll(() => reader.close());

describe('SourceReader', () => {
  it('answers findings and an estimate in all three languages', async () => {
    const [python, javascript, java] = await Promise.all([
      reader.readSource(
        'PYTHON',
        'a = input().split()\nfor x in a:\n    for y in a:\n        print(undefined)\n',
        '',
      ),
      reader.readSource('JAVASCRIPT', 'const a = [].map(Number);\na.sort();\n', ''),
      reader.readSource('JAVA', 'class Main { void f(Integer a, Integer b) { if (a == b) return; } }', ''),
    ]);
    expect(python.estimate).toMatchObject({ source: 'estimated', class: 'quadratic' });
    expect(python.lints[0]).toMatchObject({ messageId: 'common.undefined-name', line: 4 });
    expect(javascript.lints[0]).toMatchObject({ messageId: 'javascript.default-sort-on-numbers' });
    expect(java.lints[0]).toMatchObject({ messageId: 'java.boxed-identity' });
  });

  it('survives 64 KB of nested or random text in every language', async () => {
    const hostile = [
      '('.repeat(65_000),
      '[['.repeat(32_000),
      '{'.repeat(65_000),
      'a+'.repeat(32_000),
      'if x:\n '.repeat(9_000),
    ];
    for (const language of ['PYTHON', 'JAVASCRIPT', 'JAVA'] as const) {
      for (const source of hostile) {
        const reading = await reader.readSource(language, source, '');
        expect(['estimated', 'inconclusive']).toContain(reading.estimate.source);
      }
    }
    const after = await reader.readSource('PYTHON', 'print(nothing)\n', '');
    expect(after.lints[0]?.messageId).toBe('common.undefined-name');
  }, 400_000);

  // One for all of these sources: it starts anew after each that breaks its process.
  const strict = new SourceReader();
  afterAll(() => strict.close());

  it.each([
    ['31,000 nested parentheses', null, `x = ${'('.repeat(31_000)}1${')'.repeat(31_000)}`],
    ['31,000 nested parentheses', 'JAVA' as const, `int x = ${'('.repeat(31_000)}1${')'.repeat(31_000)};`],
    ['a regular expression of 50 KB', null, `const r = /${'(a+'.repeat(12_000)}${')+'.repeat(6_000)}/;`],
    ['30,000 comparisons', null, 'a<'.repeat(30_000)],
    ['20,000 nested arrows', 'JAVA' as const, `${'a=>'.repeat(20_000)}1`],
    ['12,000 groups that do not end', 'JAVA' as const, `/${'?<a'.repeat(12_000)}`],
  ])(
    'refuses %s within seconds, and the service that parses the next source is unharmed',
    async (_what, language, source) => {
      await strict.probe('JAVA', 'class Main {}');
      const started = process.cpuUsage();
      const outcome = await strict.probe(language, source).catch((error: unknown) => error);
      // A source that the parsers can stand is admitted; the others are refused in words.
      if (outcome instanceof Error)
        expect(outcome).toMatchObject({
          code: 'VALIDATION_FAILED',
          message: expect.stringContaining('cannot be analysed'),
        });
      // The parsers of this process did not run, so it was not blocked.
      const { user, system } = process.cpuUsage(started);
      expect(user + system).toBeLessThan(2_000_000);
      const next = await strict.probe(null, 'public class Main { static void main(String[] a) {} }');
      expect(next.language).toBe('JAVA');
    },
    120_000,
  );

  it('hashes the program without its comments', async () => {
    const hashOf = async (source: string) => (await reader.probe('PYTHON', source)).tokensHash;
    const hash = await hashOf('print(1)\n');
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(await hashOf('# one\nprint( 1 )  # two\n')).toBe(hash);
    expect(await hashOf('print(2)\n')).not.toBe(hash);
    expect(await hashOf('print(\n')).toBeNull();
  });

  it('tells a stopped reader from a hostile source', async () => {
    const closed = new SourceReader();
    await closed.close();
    await expect(closed.probe('PYTHON', 'print(1)')).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  });

  it('gives up a source that takes too long, and starts a new process for the next one', async () => {
    const impatient = new SourceReader({ readTimeoutMs: 1 });
    const reading = await impatient.readSource('JAVASCRIPT', 'f(x);\n'.repeat(9_000), '');
    expect(reading).toMatchObject({ lints: [], estimate: { source: 'inconclusive' } });
    await impatient.close();
    const closed = await impatient.readSource('JAVASCRIPT', 'f();', '');
    expect(closed.estimate.source).toBe('inconclusive');
  });
});
