import type { SelfTest } from '../programs/program-factory.js';
import type { Attempt } from './attempt.js';
import { examine } from './examine.js';
import { QUICK_SUITE } from './suite.js';

/** A self-test that fails when an attempt does not end as expected. Attempts in languages that are not there are left out. */
export function selfTestOf(attempts: readonly Attempt[]): SelfTest {
  return async (factory) => {
    const possible = attempts.filter(({ language }) => factory.languages().includes(language));
    // The factory runs as many at a time as it has slots.
    const findings = await Promise.all(possible.map((attempt) => examine(attempt, factory)));
    return findings.flatMap(({ attempt, surprise }) =>
      surprise ? [`The sandbox failed its self-test "${attempt.title}": ${surprise}.`] : [],
    );
  };
}

/** The short hostile suite, which every worker runs before it takes work. */
export const quickSelfTest = selfTestOf(QUICK_SUITE);
