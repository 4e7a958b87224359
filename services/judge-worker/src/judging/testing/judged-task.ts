import { judgeLimitsFor, type InlineCase, type JudgedTest } from '@evident/contracts';
import { ScriptedFactory, type Script } from '../../programs/testing/scripted-factory.js';
import { caseBytes } from '../case-bytes.js';
import { CoreSlots } from '../core-slots.js';
import { SubmissionJudge, type JudgingTask } from '../submission-judge.js';

const LIMITS = judgeLimitsFor('JAVASCRIPT', { timeLimitMs: 2_000, memoryLimitKb: 262_144 });
export const TIMED_OUT = { status: 'timed_out', evidence: { limit: 'cpu', cpuTimeMs: 2_003 } } as const;

const testsOf = (count: number): InlineCase[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `id-${at + 1}`,
    input: `t${at + 1}`,
    answer: `t${at + 1}`,
    hidden: at >= 2,
  }));

/** Tests `t1`, `t2`, …; the first two are samples. Their answers equal their inputs. */
export function task(
  count: number,
  { cases, ...change }: Partial<Omit<JudgingTask, 'cases'>> & { cases?: readonly InlineCase[] } = {},
): JudgingTask {
  return {
    kind: 'submit',
    program: { language: 'JAVASCRIPT', sourceCode: 'learner' },
    limits: LIMITS,
    checker: { kind: 'exact' },
    cases: (cases ?? testsOf(count)).map(caseBytes),
    reference: null,
    stopAtFirstFailure: false,
    ...change,
  };
}

export async function judge(
  script: Script,
  what: JudgingTask,
  options: { cores?: number; wallMs?: number; signal?: AbortSignal } = {},
) {
  const factory = new ScriptedFactory(script);
  const slots = new CoreSlots(options.cores ?? 2, 1);
  const streamed: JudgedTest[] = [];
  let begins = 0;
  const judging = new SubmissionJudge(factory, slots, options.wallMs).judge(what, {
    signal: options.signal ?? new AbortController().signal,
    onTestsBegin: () => (begins += factory.opened),
    onTestJudged: (test) => streamed.push(test),
  });
  const outcome = await judging.then(
    (result) => ({ result, error: null }),
    (error: unknown) => ({ result: null, error }),
  );
  expect(factory.closed).toBe(factory.opened);
  expect(factory.running).toBe(0);
  expect([slots.busy, slots.waiting]).toEqual([0, 0]);
  return { ...outcome, streamed, begins, factory };
}

/** A condition that one test of a task waits for and another one brings about. */
export function signalled(): { given: Promise<void>; give: () => void } {
  let give = (): void => undefined;
  const given = new Promise<void>((resolve) => (give = resolve));
  return { given, give };
}

export const verdicts = (tests: readonly JudgedTest[]) =>
  tests.map(({ index, verdict }) => `${index} ${verdict}`);
export const echo: Script['run'] = ({ input }) => ({ stdout: input });
