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
  }, 120_000);

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

  it('gives up a source that takes too long, and starts a new process for the next one', async () => {
    const impatient = new SourceReader({ readTimeoutMs: 1 });
    const reading = await impatient.readSource('JAVASCRIPT', 'f(x);\n'.repeat(9_000), '');
    expect(reading).toMatchObject({ lints: [], estimate: { source: 'inconclusive' } });
    await impatient.close();
    const closed = await impatient.readSource('JAVASCRIPT', 'f();', '');
    expect(closed.estimate.source).toBe('inconclusive');
  }, 120_000);
});
