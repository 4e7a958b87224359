import { canonicalText } from '@evident/catalogue';
import type { InlineCase, StoredTest } from '@evident/contracts';
import { storableText } from '@evident/kit';

export interface SentCase {
  input: string;
  expected: string | null;
}

/**
 * The cases of a run: one that equals a stored sample is judged by the stored answer, whatever was sent as expected;
 * the learner's own by what was sent, if anything. No case at all means the samples.
 */
export function runCases(sent: readonly SentCase[], samples: readonly StoredTest[]): InlineCase[] {
  if (sent.length === 0)
    return samples.map((sample, index) => inlineCase(`sample-${index + 1}`, sample.input, sample.answer));
  const answers = new Map(samples.map((sample) => [comparable(sample.input), sample.answer]));
  return sent.map(({ input, expected }, index) => {
    const stored = answers.get(comparable(input));
    if (stored !== undefined) return inlineCase(`sample-${index + 1}`, input, stored);
    const answer = expected === null || expected.trim() === '' ? null : canonicalText(expected);
    return inlineCase(`${OWN_CASE}${index + 1}`, input, answer);
  });
}

const OWN_CASE = 'own-';

/** Whether a case is the learner's own: the reference must run on it to get the expected output. */
export const hasOwnCases = (cases: readonly InlineCase[]): boolean =>
  cases.some((item) => item.id.startsWith(OWN_CASE));

/** Editors and forms add or remove blank ends, so these do not distinguish a case from a sample. */
const comparable = (input: string): string => canonicalText(input).trimEnd();

function inlineCase(id: string, input: string, answer: string | null): InlineCase {
  return {
    id,
    input: storableText(canonicalText(input)),
    answer: answer === null ? null : storableText(answer),
    hidden: false,
  };
}
