import type { Findings } from '../../evidence/findings.js';
import { ladderDistance } from '../../evidence/complexity-class.js';
import { weightedLints } from '../evidence/collect-evidence.js';

/** By these words a client tells a clean and an efficient program; no other text may contain them. */
export const CLEAN = 'No bugs';
export const EFFICIENT = 'already quite efficient';

/** Something that was run, or that nothing but a mistake looks like, speaks against the program. */
export function hasFailingEvidence(findings: Findings): boolean {
  return (
    !findings.compiles ||
    findings.tests?.some(({ verdict }) => verdict !== 'accepted') === true ||
    findings.counterExample !== null ||
    weightedLints(findings).some(({ severity }) => severity === 'essential')
  );
}

/** The measured class is no worse than the reference's; what was only estimated proves nothing. */
export function isEfficient({ compiles, time, referenceTime }: Findings): boolean {
  if (!compiles || time.source !== 'measured' || time.class === null || referenceTime === null) return false;
  return ladderDistance(time.class, referenceTime) <= 0;
}

const without = (text: string, words: string): string => text.replace(new RegExp(words, 'gi'), '…');

/** Holds the two promises whatever the words before said. */
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
