import { createHash } from 'node:crypto';
import type { EditorLanguage } from '@evident/contracts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Line ends and a missing last one make no other program. */
const normalisedSource = (source: string): string =>
  `${source.replace(/\r\n?/g, '\n').replace(/\n+$/, '')}\n`;

export const sourceHash = (source: string): string => sha256(normalisedSource(source));

/** Everything that a result depends on: the same key has the same answer. */
export function cacheKey(question: {
  engineVersion: string;
  problem: { problemId: string; revision: string } | null;
  language: EditorLanguage;
  sourceCode: string;
}): string {
  const { engineVersion, problem, language, sourceCode } = question;
  return sha256(
    JSON.stringify([
      engineVersion,
      problem?.problemId ?? null,
      problem?.revision ?? null,
      language,
      normalisedSource(sourceCode),
    ]),
  );
}
