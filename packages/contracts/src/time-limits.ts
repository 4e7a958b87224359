import { TIME_LIMIT_FACTOR, type LANGUAGES } from './labels.js';

type LanguageName = (typeof LANGUAGES)[number];

/** What a problem says about the time that a program may use on one test. */
export interface ProblemTimeLimits {
  timeLimitMs: number;
  timeLimitsMs?: Partial<Record<Exclude<LanguageName, 'JAVASCRIPT'>, number | undefined>> | undefined;
}

/** CPU milliseconds that a program in `language` may use on one test. */
export function timeLimitFor(language: LanguageName, problem: ProblemTimeLimits): number {
  const own = language === 'JAVASCRIPT' ? undefined : problem.timeLimitsMs?.[language];
  return own ?? problem.timeLimitMs * TIME_LIMIT_FACTOR[language];
}

/** The limits of all languages, as learners read them. */
export const timeLimitsFor = (problem: ProblemTimeLimits): Record<LanguageName, number> => ({
  JAVASCRIPT: timeLimitFor('JAVASCRIPT', problem),
  PYTHON: timeLimitFor('PYTHON', problem),
  JAVA: timeLimitFor('JAVA', problem),
  CPP: timeLimitFor('CPP', problem),
});
