import { createHash } from 'node:crypto';
import type { EditorLanguage } from '@evident/contracts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Sources that differ only in line ends are the same program. */
const normalisedSource = (source: string): string =>
  `${source.replace(/\r\n?/g, '\n').replace(/\n+$/, '')}\n`;

export const sourceHash = (source: string): string => sha256(normalisedSource(source));

/** A hash of everything that a result depends on. */
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
