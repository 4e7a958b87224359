import { passed, type Findings } from '../../evidence/findings.js';
import { ladderDistance } from '../../evidence/complexity-class.js';
import { weightedLints } from '../evidence/collect-evidence.js';

/** Clients recognise a clean or efficient program by these words, so no other report may contain them. */
export const CLEAN = 'No bugs';
export const EFFICIENT = 'already quite efficient';

/** A run failed, or the text holds something that can only be a mistake. */
export function hasFailingEvidence(findings: Findings): boolean {
  return (
    !findings.compiles ||
    findings.tests?.every(passed) === false ||
    findings.counterExample !== null ||
    weightedLints(findings).some(({ severity }) => severity === 'essential')
  );
}

/** The program is right and its measured class is no worse than the reference's. An estimate proves nothing. */
export function isEfficient(findings: Findings): boolean {
  return !hasFailingEvidence(findings) && isFastEnough(findings);
}

/** The measured class is no worse than the reference's, whether the answers are right or not. */
export function isFastEnough({ compiles, time, referenceTime }: Findings): boolean {
  if (!compiles || time.source !== 'measured' || time.class === null || referenceTime === null) return false;
  return ladderDistance(time.class, referenceTime) <= 0;
}

const without = (text: string, words: string): string => text.replace(new RegExp(words, 'gi'), '…');

/** Makes sure that {@link CLEAN} and {@link EFFICIENT} stand in a report exactly when the findings support them. */
export function keepPromises(
  findings: Findings,
  texts: { bugs: string; improvement: string },
): { bugs: string; improvement: string } {
  const clean = !hasFailingEvidence(findings);
  const bugs = clean ? texts.bugs : without(texts.bugs, CLEAN);
  const efficient = isEfficient(findings);
  const improvement = efficient ? texts.improvement : without(texts.improvement, EFFICIENT);
  return {
    bugs: clean && !bugs.includes(CLEAN) ? `${CLEAN} were found. ${bugs}`.trim() : bugs,
    improvement:
      efficient && !improvement.includes(EFFICIENT)
        ? `The solution is ${EFFICIENT}. ${improvement}`.trim()
        : improvement,
  };
}
