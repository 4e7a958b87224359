import type { StoredTest } from '@evident/contracts';

/** From here on a number does not fit in a signed integer of 32 bits. */
const BEYOND_32_BITS = 2 ** 31;

/** Everything that the tests reach. */
interface Reach {
  numbers: Set<number>;
  /** Of lines and of words. */
  lengths: Set<number>;
  /** Without its sign. */
  largestAnswer: number;
}

/**
 * Compares the bounds that the constraints declare with the tests. Some input holds each number at the end of an
 * inequality, or a line or word of that length where the inequality is about lengths. Where the answer is said to exceed
 * 32 bits, the answer of some test does.
 */
export function boundDefects(constraints: string, tests: readonly StoredTest[]): string[] {
  const reach = reachOf(tests);
  return constraints.split('\n').flatMap((line) => [
    // What follows from another bound need not be reached exactly.
    ...inequalitiesOf(line.split('hence')[0] ?? '').flatMap((inequality) => {
      const isLength = /length|`l`/.test(line);
      const reached = isLength ? reach.lengths : reach.numbers;
      return endsOf(inequality)
        .filter((end) => !reached.has(end))
        .map((end) => `no test reaches ${end} of the constraint ${inequality}`);
    }),
    ...(/^- The (?:answer|area|sums?|time|total)\b.*32 bits/.test(line) &&
    reach.largestAnswer < BEYOND_32_BITS
      ? ['no answer exceeds 32 bits, which the constraints announce']
      : []),
  ]);
}

function reachOf(tests: readonly StoredTest[]): Reach {
  const reach: Reach = { numbers: new Set(), lengths: new Set(), largestAnswer: 0 };
  for (const { input, answer } of tests) {
    for (const line of input.split('\n')) {
      reach.lengths.add(line.length);
      for (const word of line.split(' ')) {
        reach.lengths.add(word.length);
        if (word !== '') reach.numbers.add(Number(word));
      }
    }
    for (const word of answer.split(/\s+/)) {
      const size = Math.abs(Number(word));
      if (size > reach.largestAnswer) reach.largestAnswer = size;
    }
  }
  return reach;
}

const inequalitiesOf = (line: string): string[] =>
  Array.from(line.matchAll(/`([^`]*≤[^`]*)`/g), ([, inequality]) => inequality ?? '');

/** The two ends of an inequality that are numbers. */
function endsOf(inequality: string): number[] {
  const parts = inequality.split('≤').map((part) => part.replace(/\s/g, ''));
  return [parts[0], parts.at(-1)].flatMap((end) =>
    end !== undefined && /^-?\d+$/.test(end) ? [Number(end)] : [],
  );
}
