import type { EditorLanguage } from '@evident/contracts';
import { batchProgram } from '../measure/batches/batch-program.js';
import { instrument } from '../measure/counters/instrument.js';
import { cover } from '../measure/coverage/cover.js';
import { exactProgram } from '../measure/edits/exact-numbers.js';
import { forcedSteps } from '../measure/edits/forced-steps.js';
import { MOST_SEARCHED_SOURCE, mutationsOf } from '../measure/edits/mutations.js';
import { probesOf } from '../measure/edits/probes.js';
import { detectLanguage } from '../syntax/detect-language.js';
import { tokensHash, type Admitted } from '../syntax/program-tokens.js';

const KNOWN = 'class Known { int twice(int x) { return 2 * x; } }';

/**
 * Does everything that an analysis will do with the text of a source, and throws the results away. A source that hurts
 * the parsers hurts this process only. Afterwards a known source must still be read: overflown parsers may answer
 * nonsense from then on.
 * @param language null: it is detected
 * @throws when the parsers were hurt
 */
export async function probeSource(language: EditorLanguage | null, source: string): Promise<Admitted> {
  const found = language ?? (await detectLanguage(source));
  const instrumented = await instrument(found, source);
  const covered = await cover(found, source);
  await batchProgram(found, source);
  if (instrumented) await batchProgram(found, instrumented.source, { counted: instrumented });
  if (covered) await batchProgram(found, source, { covered });
  await exactProgram(found, source);
  if (source.length <= MOST_SEARCHED_SOURCE)
    for (const changesOf of [mutationsOf, probesOf, forcedSteps]) await changesOf(found, source);
  const hash = await tokensHash(found, source);
  if ((await detectLanguage(KNOWN)) !== 'JAVA') throw new Error('The parsers read a known source wrongly');
  return { language: found, tokensHash: hash };
}
