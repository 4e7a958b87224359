import { z } from 'zod';
import { CheckerSpec } from '../checkers.js';
import { EditorLanguage } from '../languages.js';
import { TimeLimitsMs } from '../problem-fields.js';
import { StoredTest } from './judging.js';
import { calledBy } from './define.js';

/** A problem without its tests, for the analysis. The authors' code in it runs only in the sandbox. */
export const ProblemBasis = z.object({
  problemId: z.uuid(),
  /** Changes with tests, references, limits and generator. It is part of every cache key. */
  revision: z.string(),
  title: z.string(),
  statement: z.string(),
  checker: CheckerSpec,
  timeLimitMs: z.number().int().positive(),
  /** Absent where every language gets the usual multiple. */
  timeLimitsMs: TimeLimitsMs.optional(),
  memoryLimitKb: z.number().int().positive(),
  testSetHash: z.string(),
  testCount: z.number().int().positive(),
  references: z.partialRecord(EditorLanguage, z.string()),
  /** As the author declared it; `measurable` false where inputs are too small to measure growth. */
  complexity: z.object({ time: z.string(), space: z.string(), measurable: z.boolean() }).nullable(),
  /** Module texts of the problem's package; null for a problem written by hand. */
  generator: z.string().nullable(),
  validator: z.string().nullable(),
  /** Largest sizes of small random inputs, per generator variable. */
  small: z.record(z.string(), z.number()),
});
export type ProblemBasis = z.infer<typeof ProblemBasis>;

/**
 * Calls of the analysis about problems. They give out all tests, so the judge's listener does not serve them. Drafts and
 * unpublished problems are given out only where the analysis says that an administrator asked for it.
 */
export const PROBLEM_CONTEXT_RPC = calledBy(['ai'], {
  'problem-context.get': {
    repeatable: 'always',
    request: z.object({ problemId: z.uuid(), asAdmin: z.boolean() }),
    response: ProblemBasis,
  },
  /** Finds a problem by its statement, ignoring white space. Null: there is none. */
  'problem-context.find': {
    repeatable: 'always',
    request: z.object({ statement: z.string().max(50_000), asAdmin: z.boolean() }),
    response: z.object({ problemId: z.uuid().nullable() }),
  },
  /** `offset` pages through a test set; `nextOffset` null ends it. */
  'problem-context.fetch-tests': {
    repeatable: 'always',
    request: z.object({ testSetHash: z.string(), offset: z.number().int().nonnegative() }),
    response: z.object({ tests: z.array(StoredTest), nextOffset: z.number().int().nullable() }),
  },
});
