import type { Language } from '@evident/contracts';
import { isEditorLanguage } from '@evident/contracts';
import { z } from 'zod';
import type { MeasurementCache } from '../evidence/measurement-cache.js';
import type { ProblemContext } from '../evidence/problem-context.js';
import { APPROACHES, type ApproachName } from './approach/names.js';
import type { SourceReader } from './source-reader.js';

const Approaches = z.array(z.enum(APPROACHES));

/** How the problem's reference in this language finds its answer, cached by revision; empty when that is unknown. */
export async function referenceApproach(
  language: Language,
  problem: Pick<ProblemContext, 'references' | 'revision'>,
  { reader, cache }: { reader: Pick<SourceReader, 'readText'>; cache: MeasurementCache },
): Promise<readonly ApproachName[]> {
  const sourceCode = problem.references[language];
  if (sourceCode === undefined || !isEditorLanguage(language)) return [];
  const key = `reference-approach-1:${problem.revision}:${language}`;
  const known = Approaches.safeParse(await cache.get(key));
  if (known.success) return known.data;
  const { outline } = await reader.readText(language, sourceCode);
  if (outline === null) return [];
  const names = outline.approaches.map(({ name }) => name);
  await cache.set(key, names);
  return names;
}
