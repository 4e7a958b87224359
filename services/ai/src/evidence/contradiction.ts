import type { Verdict } from '@evident/contracts';
import { formatComplexity, ladderDistance } from './complexity-class.js';
import type { Findings } from './findings.js';

const TIME_OUT: Verdict = 'time_limit_exceeded';

const ranOut = ({ tests, counterExample }: Findings): boolean =>
  tests?.some(({ verdict }) => verdict === TIME_OUT) === true || counterExample?.verdict === TIME_OUT;

/**
 * A class no worse than the reference's contradicts a test that ran out of time: on such inputs the program does more
 * work than on the measured ones, or each step costs more. The class is then only a lower bound, so it is not shown.
 */
export function withoutContradiction(findings: Findings): Findings {
  const { time, referenceTime } = findings;
  if (time.class === null || referenceTime === null || !ranOut(findings)) return findings;
  if (ladderDistance(time.class, referenceTime) > 0) return findings;
  const counted = time.notation ?? formatComplexity(time.class);
  return {
    ...findings,
    time: {
      ...time,
      source: 'inconclusive',
      notation: null,
      class: null,
      runnerUp: null,
      note: `On the inputs that it finished it grows as ${counted}, but a test ran out of time, so ${counted} is only a lower bound.`,
    },
  };
}
