import { describe, expect, it } from '@jest/globals';
import { readEquivalentMutants, readPackage } from '@evident/catalogue';
import { equivalenceTest, type Survivor } from './equivalent-mutants.js';
import { mutantsOf } from './mutations.js';

describe('the list of equivalent mutants', () => {
  it('names mutants that exist, each once', () => {
    const entries = readEquivalentMutants();
    const unknown = entries.filter(({ problem, language, code, line, column, change }) => {
      const source = readPackage(problem).references[language];
      const lines = source.split('\n');
      return !mutantsOf(language, source).some(
        (mutant) =>
          lines[mutant.line - 1]?.trim() === code &&
          (line ?? mutant.line) === mutant.line &&
          mutant.column === column &&
          mutant.change === change,
      );
    });
    expect(unknown).toEqual([]);
    expect(new Set(entries.map((entry) => JSON.stringify(entry))).size).toBe(entries.length);
  });

  it('excuses one of two equal lines if it names the line', () => {
    const change = { language: 'JAVA', code: 'left--;', column: 9, change: '-- → ++' } as const;
    const excuses = equivalenceTest([{ ...change, problem: 'two-sum', line: 7, why: 'Nothing reads it.' }]);
    const survivor = (line: number) => ({ ...change, slug: 'two-sum', line }) as Survivor;
    expect([7, 12].map((line) => excuses(survivor(line)))).toEqual([true, false]);
  });

  it('excuses nothing else on the same line', () => {
    const survivor = {
      slug: 'two-sum',
      language: 'JAVASCRIPT',
      code: 'nothing',
      column: 1,
      change: '< → <=',
    };
    expect(equivalenceTest()(survivor as Survivor)).toBe(false);
  });
});
