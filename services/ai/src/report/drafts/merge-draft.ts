import type { AnalysisResult } from '@evident/contracts';
import type { Findings } from '../../evidence/findings.js';
import type { Outline } from '../../reading/outline.js';
import type { Rated } from '../rating/rate.js';
import { writeBuiltIn } from '../words/built-in.writer.js';
import type { CheckedBug, CheckedDraft } from './check-draft.js';
import { keepPromises } from '../words/magic-words.js';
import { paragraphs } from '../words/words.js';

const bugWords = ({ line, text, evidenceId, proof }: CheckedBug): string =>
  `- Line ${line}: ${text}${proof || evidenceId === null ? ' (it failed when it was run)' : ` (${evidenceId})`}`;

/** Combines the built-in text, which says what was found, with the model's reasons. */
export function mergeDraft(
  findings: Findings,
  rated: Rated,
  checked: CheckedDraft,
  outline: Outline,
): { result: AnalysisResult; rated: Rated } {
  const base = writeBuiltIn(findings, rated, outline);
  const bugs = checked.bugs.map(bugWords).join('\n');
  const improvements = checked.improvements
    .map(({ line, text }) => (line === null ? `- ${text}` : `- Line ${line}: ${text}`))
    .join('\n');
  const texts = {
    bugs: paragraphs([base.bugs, bugs]),
    improvement: paragraphs([base.improvement, improvements]),
  };
  return {
    result: {
      rating: rated.rating,
      'tc&sc': [base['tc&sc'], checked.timeWhy, checked.spaceWhy].filter((text) => text !== '').join(' '),
      ...keepPromises(findings, texts),
      description: paragraphs([base.description, checked.description]),
    },
    rated,
  };
}
