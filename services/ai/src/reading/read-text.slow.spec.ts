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

describe('comments that address a tool', () => {
  it.each(SILENCERS)('$name does not silence a finding', async ({ language, plain, silenced }) => {
    const loud = selectFindings((await reader.read(language, plain)).lints).map(({ messageId }) => messageId);
    const quiet = selectFindings((await reader.read(language, silenced)).lints).map(
      ({ messageId }) => messageId,
    );
    expect(loud.length).toBeGreaterThan(0);
    expect(quiet).toEqual(loud);
  });
});

describe('the selection of findings', () => {
  it('shows one finding per category, at most three, worst first', async () => {
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

  it('always answers the same for a source that does not parse', async () => {
    for (const language of ['JAVASCRIPT', 'PYTHON', 'JAVA'] as const) {
      const reading = await reader.read(language, ')]}{(["\u0000 not a program <<<>>>');
      expect(reading.estimate.source).toBe('estimated');
    }
  });
});
