import fs from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { readPackageFolder } from '@evident/problems/catalogue/package-folder';
import { EquivalentMutants, type Survivor } from './equivalent-mutants.js';
import { CATALOGUE } from './folders.js';
import { mutantsOf } from './mutations.js';

interface Entry extends Pick<Survivor, 'language' | 'code' | 'column' | 'change'> {
  problem: string;
}

describe('the list of equivalent mutants', () => {
  it('names mutants that exist, each once', async () => {
    const entries = JSON.parse(await fs.readFile(`${CATALOGUE}/equivalent-mutants.json`, 'utf8')) as Entry[];
    const strangers: Entry[] = [];
    for (const entry of entries) {
      const { references } = await readPackageFolder(CATALOGUE, entry.problem);
      const source = references[entry.language];
      const lines = source.split('\n');
      const exists = mutantsOf(entry.language, source).some(
        ({ line, column, change }) =>
          lines[line - 1]?.trim() === entry.code && column === entry.column && change === entry.change,
      );
      if (!exists) strangers.push(entry);
    }
    expect(strangers).toEqual([]);
    expect(new Set(entries.map((entry) => JSON.stringify(entry))).size).toBe(entries.length);
  });

  it('excuses nothing else on the same line', async () => {
    const list = await EquivalentMutants.read();
    const survivor = {
      slug: 'two-sum',
      language: 'JAVASCRIPT',
      code: 'nothing',
      column: 1,
      change: '< → <=',
    };
    expect(list.has(survivor as Survivor)).toBe(false);
  });
});
