import { describe, expect, it } from '@jest/globals';
import type { SourceLanguage } from '../syntax/shape.js';
import { selectFindings } from './messages/finding.js';
import { TextReader } from './read-text.js';
import { PLANTED } from './testing/planted.js';
import { SILENCERS } from './testing/silencers.js';

const reader = new TextReader();
const idsOf = async (language: SourceLanguage, source: string): Promise<string[]> =>
  (await reader.read(language, source)).lints.map(({ messageId }) => messageId);

describe('planted mistakes', () => {
  it.each(PLANTED)('$language: $messageId', async ({ language, messageId, bad, good }) => {
    expect(await idsOf(language, bad)).toContain(messageId);
    expect(await idsOf(language, good)).not.toContain(messageId);
  });
});

describe('what the learner writes to the tools', () => {
  it.each(SILENCERS)('$name switches nothing off', async ({ language, plain, silenced }) => {
    const loud = selectFindings((await reader.read(language, plain)).lints).map(({ messageId }) => messageId);
    const quiet = selectFindings((await reader.read(language, silenced)).lints).map(
      ({ messageId }) => messageId,
    );
    expect(loud.length).toBeGreaterThan(0);
    expect(quiet).toEqual(loud);
  });
});

describe('the choice of findings', () => {
  it('shows one of a category, three at most, the worst first', async () => {
    const source = `
import os
rows = [[0] * 3] * 4
values = input().split()
def f(x=[]):
    for v in values:
        if v in values:
            values.pop(0)
            print(undefined_thing, another_one)
`;
    const shown = selectFindings((await reader.read('PYTHON', source)).lints);
    expect(shown).toHaveLength(3);
    expect(new Set(shown.map(({ category }) => category)).size).toBe(3);
    expect(shown[0]?.severity).toBe('essential');
  });

  it('never changes its answer for a text that no parser understands', async () => {
    for (const language of ['JAVASCRIPT', 'PYTHON', 'JAVA'] as const) {
      const reading = await reader.read(language, ')]}{(["\u0000 not a program <<<>>>');
      expect(reading.estimate.source).toBe('estimated');
    }
  });
});
