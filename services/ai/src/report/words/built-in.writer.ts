import type { AnalysisResult } from '@evident/contracts';
import type { Findings } from '../../evidence/findings.js';
import type { Outline } from '../../reading/outline.js';
import type { Rated } from '../rating/rate.js';
import { bugWords } from './bug-words.js';
import { complexityWords } from './complexity-words.js';
import { descriptionWords } from './description-words.js';
import { improvementWords } from './improvement-words.js';
import { keepPromises } from './magic-words.js';

export const BUILT_IN = 'built-in';

/** Writes the report without a model. The same findings always give the same text. */
export function writeBuiltIn(
  findings: Findings,
  { rating }: Pick<Rated, 'rating'>,
  outline: Outline | null,
): AnalysisResult {
  const texts = { bugs: bugWords(findings), improvement: improvementWords(findings, outline) };
  return {
    rating,
    'tc&sc': complexityWords(findings),
    ...keepPromises(findings, texts),
    description: descriptionWords(findings, outline),
  };
}
