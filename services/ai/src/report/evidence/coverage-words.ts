import type { Coverage } from '../../evidence/findings.js';

type Missed = Coverage['missed'][number];

/** `line 4`, `lines 4–7`. */
export const linesOf = ({ first, last }: Pick<Missed, 'first' | 'last'>): string =>
  first === last ? `line ${first}` : `lines ${first}–${last}`;

const WHAT: Readonly<Record<Missed['kind'], (lines: string, isOne: boolean) => string>> = {
  code: (lines, isOne) => `${lines.replace('l', 'L')} never ${isOne ? 'runs' : 'run'}`,
  function: (lines) => `The function on ${lines} is never called`,
  part: (lines) => `Part of ${lines} never runs`,
};

function reachedWords({ reachedBy, first, last, kind }: Missed, comparedInputs: number): string {
  switch (reachedBy) {
    case 'failing-input':
      return `, but the failing input reaches ${kind === 'code' && first < last ? 'them' : 'it'}`;
    case 'small-inputs':
      return ', only on small random inputs';
    case 'nothing':
      return `, nor on ${comparedInputs} small random inputs`;
    case null:
      return '';
  }
}

/** Names the tests that ran with marks. */
const testsOf = ({ tests, ofTests }: Coverage): string =>
  tests < ofTests ? `the ${tests} smallest of ${ofTests} tests` : `the ${tests} tests`;

/** For example `no test does`. */
export const noTestDoes = (coverage: Coverage): string =>
  coverage.tests < coverage.ofTests ? `none of ${testsOf(coverage)} does` : 'no test does';

/** One sentence about one place that no test reaches. The last one also counts the other places. */
export function missedWords(missed: Missed, coverage: Coverage, comparedInputs: number): string {
  const { more } = coverage;
  const where = coverage.ofTests === 1 ? 'in the only test' : `in any of ${testsOf(coverage)}`;
  const what = WHAT[missed.kind](linesOf(missed), missed.first === missed.last);
  const isLast = coverage.missed.at(-1) === missed;
  const others =
    isLast && more > 0 ? ` ${more} other ${more === 1 ? 'place is' : 'places are'} missed as well.` : '';
  return `${what} ${where}${reachedWords(missed, comparedInputs)}.${others}`;
}
