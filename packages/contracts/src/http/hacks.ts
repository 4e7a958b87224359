import { z } from 'zod';
import { EXAMPLE } from '../example.js';
import { Language } from '../languages.js';
import { LIMITS, REASON_LIMITS } from '../limits.js';
import { Verdict } from '../verdicts.js';

/**
 * How an input was judged that a learner tried on an accepted solution. `invalid`: the problem does not allow it.
 * `survived`: the solution answers it rightly. `broken`: the solution fails on it. `unjudged`: the judge or the reference
 * could not answer it.
 */
export const HackOutcome = z.enum(['checking', 'invalid', 'survived', 'broken', 'unjudged']);
export type HackOutcome = z.infer<typeof HackOutcome>;

/** What became of an input that breaks a solution. `known`: the same input was proposed before. */
export const HackDecision = z.enum(['open', 'known', 'accepted', 'refused']);
export type HackDecision = z.infer<typeof HackDecision>;

export const CreateHackRequest = z
  .object({
    /** An own accepted submission. */
    submissionId: z.uuid().optional(),
    /** Or a thread with a shared program. */
    threadId: z.uuid().optional(),
    input: z
      .string({ error: 'An input is required' })
      .min(1, 'An input is required')
      .max(LIMITS.customCaseBytes, `The input may have at most ${LIMITS.customCaseBytes / 1024} KB`),
  })
  .refine(({ submissionId, threadId }) => (submissionId === undefined) !== (threadId === undefined), {
    path: ['submissionId'],
    message: 'Either a submission or a shared solution is required',
  })
  .meta({ id: 'CreateHackRequest', examples: [{ submissionId: EXAMPLE.submissionId, input: '0\n' }] });
export type CreateHackRequest = z.infer<typeof CreateHackRequest>;

const HACK = {
  id: z.uuid(),
  problemId: z.uuid(),
  /** The user's accepted submission that was tried; null when it was a shared program. */
  submissionId: z.uuid().nullable(),
  /** The thread of the shared program that was tried. */
  threadId: z.uuid().nullable(),
  language: Language,
  /** The run that judges it; its live events tell the progress. */
  runId: z.string(),
  input: z.string(),
  outcome: HackOutcome,
  /** Of the solution on this input; null where nothing was compared. */
  verdict: Verdict.nullable(),
  /** What the validator says about an input that the problem does not allow. */
  inputProblem: z.string().nullable(),
  /** Cut at the length that a run shows, as is `solutionOutput`. */
  referenceOutput: z.string().nullable(),
  solutionOutput: z.string().nullable(),
  /** The checker's reason, or how the solution failed. */
  message: z.string().nullable(),
  /** Null unless the outcome is `broken`. */
  decision: HackDecision.nullable(),
  /** The administrator's reason. */
  note: z.string().nullable(),
  createdAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
} as const;
const EXAMPLE_HACK = {
  id: '0d2c6e58-7f6d-4d0a-9c5f-7a2b8a3d4e10',
  problemId: EXAMPLE.problemId,
  submissionId: EXAMPLE.submissionId,
  threadId: null,
  language: 'PYTHON',
  runId: 'run_6f1f8d1e-2f1c-4f59-9f0e-3d0f2a6b7c11',
  input: '0\n',
  outcome: 'broken',
  verdict: 'wrong_answer',
  inputProblem: null,
  referenceOutput: '0\n',
  solutionOutput: '1\n',
  message: 'line 1: expected 0, got 1',
  decision: 'open',
  note: null,
  createdAt: EXAMPLE.createdAt,
  decidedAt: null,
};
export const Hack = z.object(HACK).meta({ id: 'Hack', examples: [EXAMPLE_HACK] });
export type Hack = z.infer<typeof Hack>;

export const HackAnswer = z.object({ hack: Hack }).meta({ id: 'HackAnswer' });
export type HackAnswer = z.infer<typeof HackAnswer>;
/** The user's latest ones, newest first. */
export const HacksAnswer = z
  .object({
    /** False: the problem has no validator or no reference, so that nothing can be checked. */
    available: z.boolean(),
    hacks: z.array(Hack),
  })
  .meta({ id: 'HacksAnswer' });
export type HacksAnswer = z.infer<typeof HacksAnswer>;

/** A learner's input that waits for a decision. */
export const ProposedTest = z
  .object({
    ...HACK,
    problemTitle: z.string(),
    /** The solution that it breaks. */
    sourceCode: z.string().nullable(),
    /** The name of the learner; null for a deleted account. */
    author: z.string().nullable(),
  })
  .meta({ id: 'ProposedTest' });
export type ProposedTest = z.infer<typeof ProposedTest>;
/** Oldest first; at most 50. */
export const ProposedTestsAnswer = z
  .object({ proposals: z.array(ProposedTest), total: z.number().int() })
  .meta({ id: 'ProposedTestsAnswer' });
export type ProposedTestsAnswer = z.infer<typeof ProposedTestsAnswer>;

/** `accept` adds the input to the hidden tests. The learner reads the note. */
export const DecideHackRequest = z
  .object({ accept: z.boolean(), note: z.string().trim().max(REASON_LIMITS.adminMax).default('') })
  .refine(({ accept, note }) => accept || note.length >= REASON_LIMITS.min, {
    path: ['note'],
    message: 'A reason is required',
  })
  .meta({ id: 'DecideHackRequest', examples: [{ accept: true, note: 'Thank you' }] });
export type DecideHackRequest = z.infer<typeof DecideHackRequest>;

export const HackDecidedAnswer = z
  .object({ message: z.string(), problemId: z.uuid() })
  .meta({ id: 'HackDecidedAnswer', examples: [{ message: 'Test added', problemId: EXAMPLE.problemId }] });
export type HackDecidedAnswer = z.infer<typeof HackDecidedAnswer>;

/** An input in the export of an account. */
export const ExportedHack = Hack.omit({ runId: true }).meta({ id: 'ExportedHack' });
export type ExportedHack = z.infer<typeof ExportedHack>;
