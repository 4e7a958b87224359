import { z } from 'zod';
import { CheckerSpec } from '../checkers.js';
import { EditorLanguage } from '../languages.js';
import { Actor } from './actor.js';
import { StoredTest } from './judging.js';

/** What an analysis may know of a problem, its tests apart: authors' code in it runs in the sandbox only. */
export const ProblemBasis = z.object({
  problemId: z.uuid(),
  /** Changes with tests, references, limits and generator: part of every cache key. */
  revision: z.string(),
  title: z.string(),
  statement: z.string(),
  checker: CheckerSpec,
  timeLimitMs: z.number().int().positive(),
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
 * What problems tells the analysis. All tests are in it, so it is served to services only, never to the judge; drafts
 * and unpublished problems only on behalf of an admin.
 */
export const PROBLEM_CONTEXT_RPC = {
  'problem-context.get': {
    request: z.object({ actor: Actor, problemId: z.uuid() }),
    response: ProblemBasis,
  },
  /** Finds a problem by its statement as a client shows it; white space does not count. Null: there is none. */
  'problem-context.find': {
    request: z.object({ actor: Actor, statement: z.string().max(50_000) }),
    response: z.object({ problemId: z.uuid().nullable() }),
  },
  /** `offset` pages through a test set; `nextOffset` null ends it. */
  'problem-context.fetch-tests': {
    request: z.object({ testSetHash: z.string(), offset: z.number().int().nonnegative() }),
    response: z.object({ tests: z.array(StoredTest), nextOffset: z.number().int().nullable() }),
  },
} as const;
