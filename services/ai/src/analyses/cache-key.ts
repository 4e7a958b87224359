import { createHash } from 'node:crypto';
import type { EditorLanguage } from '@evident/contracts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Sources that differ only in line ends are the same program. */
export const normalisedSource = (source: string): string =>
  `${source.replace(/\r\n?/g, '\n').replace(/\n+$/, '')}\n`;

export const sourceHash = (source: string): string => sha256(normalisedSource(source));

interface Question {
  engineVersion: string;
  problem: { problemId: string; revision: string } | null;
  language: EditorLanguage;
  sourceCode: string;
  /** A hash of the program's tokens; null where only the text tells what it does. */
  tokensHash: string | null;
}

/** A hash of everything that a result depends on. Comments and layout are no part of it. */
export const cacheKey = (question: Question): string =>
  question.tokensHash === null ? textKey(question) : keyOf(question, `tokens ${question.tokensHash}`);

/** The key of the text itself, which analyses of earlier versions have. */
export const textKey = (question: Question): string => keyOf(question, normalisedSource(question.sourceCode));

function keyOf({ engineVersion, problem, language }: Question, program: string): string {
  return sha256(
    JSON.stringify([engineVersion, problem?.problemId ?? null, problem?.revision ?? null, language, program]),
  );
}
