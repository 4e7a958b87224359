import {
  LIMITS,
  type ClaimedTask,
  type JudgedTest,
  type JudgingResult,
  type Verdict,
} from '@evident/contracts';
import { inSpan } from '@evident/kit';
import type { CheckResult } from '../checkers/check.js';
import { openChecker, type Checker } from '../checkers/checker.js';
import { CheckerFault } from '../checkers/checker-fault.js';
import { Interactor } from '../checkers/interactor.js';
import type { Program, ProgramFactory } from '../programs/program.js';
import type { CaseBytes } from './case-bytes.js';
import { CoreJob } from './core-job.js';
import type { CoreSlots } from './core-slots.js';
import { endsInGroups } from './group-stops.js';
import { judgedTest, unfinishedTest, unplayedTest } from './judged-test.js';
import { JudgingBudget } from './judging-budget.js';
import { JudgingFault } from './judging-fault.js';
import { referenceLimitsOf, SHOWN_BYTES, shownOutputBytes } from './judging-limits.js';
import { ReferenceRunner, type ReferenceAnswer } from './reference-runner.js';
import { resolveCheck, resolveTests, type ResolvedVerdict } from './resolve-verdict.js';
import { shownText } from './shown-text.js';
import { runsTests } from './runs-tests.js';
import { TestRunner, type TestRun, type TestSeries } from './test-runner.js';
import { TestSequence, type Positions } from './test-sequence.js';

/** The part of a claim that decides its result, with the tests themselves. */
export type JudgingTask = Pick<
  ClaimedTask,
  | 'kind'
  | 'program'
  | 'limits'
  | 'checker'
  | 'reference'
  | 'validator'
  | 'stopAtFirstFailure'
  | 'stopAtFirstLimit'
  | 'groups'
> & { cases: readonly CaseBytes[] };

interface JudgingHooks {
  signal: AbortSignal;
  /** Whose cores are used. By default the judging is a user of its own. */
  job?: CoreJob;
  /** Called when the program is compiled and its first test begins. */
  onTestsBegin?: () => void;
  /** Called in test order. */
  onTestJudged?: (test: JudgedTest) => void;
}

/** What the tests of one judging share. */
interface Session {
  task: JudgingTask;
  job: CoreJob;
  runner: TestRunner;
  checker: Checker;
  reference: ReferenceRunner | null;
  budget: JudgingBudget;
}

/** What opening a program needs: whose core and whose time. */
interface Opener {
  job: CoreJob;
  budget: JudgingBudget;
  signal: AbortSignal;
}

type Opened = { program: Program } | { compileOutput: string };

/** A test whose program has run. */
interface DoneTest {
  position: number;
  run: TestRun;
  answer: ReferenceAnswer;
}

const NO_ANSWER: ReferenceAnswer = { output: null, inputProblem: null };

/** Nobody is shown what a submission printed on a hidden test that it passed, so it is not sent. */
const isSeen = ({ kind }: JudgingTask, { hidden }: CaseBytes, { verdict }: ResolvedVerdict): boolean =>
  kind !== 'submit' || !hidden || verdict !== 'accepted';

function caseAt({ cases }: JudgingTask, position: number): CaseBytes {
  const test = cases[position];
  if (!test) throw new JudgingFault(`there is no test ${position + 1}`);
  return test;
}

const OVER_A_LIMIT: readonly Verdict[] = ['time_limit_exceeded', 'memory_limit_exceeded'];

const stopOf =
  ({ stopAtFirstFailure, stopAtFirstLimit, groups }: JudgingTask) =>
  (verdict: Verdict): boolean =>
    ((stopAtFirstFailure || groups !== undefined) && verdict !== 'accepted') ||
    (stopAtFirstLimit === true && OVER_A_LIMIT.includes(verdict));

/** Judges a claimed task: compiles the program once, runs and checks its tests in parallel, and finds the verdict. */
export class SubmissionJudge {
  constructor(
    private readonly factory: ProgramFactory,
    private readonly slots: CoreSlots,
    private readonly wallMs: number = LIMITS.judgingWallMs,
  ) {}

  /**
   * @throws the signal's reason when it aborts. Every other error is a fault of the platform and not of the program.
   */
  async judge(task: JudgingTask, hooks: JudgingHooks): Promise<JudgingResult> {
    hooks.signal.throwIfAborted();
    const budget = new JudgingBudget(this.wallMs);
    const job = hooks.job ?? new CoreJob(task.kind);
    const opener: Opener = { job, budget, signal: AbortSignal.any([hooks.signal, budget.signal]) };
    const closing: { close(): Promise<void> }[] = [];
    try {
      const opened = await inSpan(
        'compile',
        () => ({}),
        () => this.open(task.program, opener),
      );
      if ('compileOutput' in opened) return this.result(task, 'compile_error', opened.compileOutput, []);
      closing.push(opened.program);
      const checker = await this.openChecker(task, opener);
      closing.push(checker);
      const reference = await this.openReference(task, opener);
      if (reference) closing.push(reference);
      const interactor = await this.openInteractor(task, opener);
      if (interactor) closing.push(interactor);
      const runs = runsTests(opened.program, interactor);
      const runner = new TestRunner(runs, task.limits, job, this.slots, budget);
      if (this.slots.leads(job)) opened.program.spread();
      hooks.onTestsBegin?.();
      const tests = await this.judgeTests({ task, job, runner, checker, reference, budget }, hooks);
      return this.result(task, resolveTests(tests), opened.program.compileOutput, tests);
    } catch (error) {
      if (error instanceof JudgingFault || !budget.exhausted || hooks.signal.aborted) throw error;
      const tests = [this.unfinished(task, 0)];
      return this.result(task, resolveTests(tests), '', tests);
    } finally {
      await Promise.all(closing.map((part) => part.close()));
    }
  }

  private async judgeTests(session: Session, { signal, onTestJudged }: JudgingHooks): Promise<JudgedTest[]> {
    const { task, budget, reference, runner } = session;
    const sequence = new TestSequence({
      // Evidence measures CPU time, so its runs must not disturb one another.
      lanes: task.kind === 'evidence' ? 1 : this.slots.cores,
      // The reference and the interactor take a core of their own for each test.
      seriesLength: () => (reference || task.checker.kind === 'interactive' ? 1 : runner.seriesLength),
      hidden: task.cases.map(({ hidden }) => hidden),
      stopsAt: stopOf(task),
      ...(task.groups && { ends: endsInGroups(task.groups, task.cases) }),
      signal: AbortSignal.any([signal, budget.signal]),
      judge: (positions, seriesSignal) => this.judgeSeries(session, positions, seriesSignal),
      onTestJudged: (test) => onTestJudged?.(test),
    });
    try {
      await sequence.run();
      return sequence.judged();
    } catch (error) {
      if (!budget.exhausted || signal.aborted) throw error;
      return this.outOfTime(task, sequence);
    }
  }

  /** @returns the tests of the first positions. With a reference there is one position only. */
  private async judgeSeries(
    session: Session,
    positions: Positions,
    signal: AbortSignal,
  ): Promise<JudgedTest[]> {
    const { task, runner, reference } = session;
    const [first, ...others] = positions;
    const test = caseAt(task, first);
    const answer = (await reference?.answerTo(test.input, signal)) ?? NO_ANSWER;
    const unplayed = (why: string) => [unplayedTest(test.id, first + 1, why, this.factory.health().tier)];
    if (answer.inputProblem !== null && task.checker.kind === 'interactive')
      return unplayed(answer.inputProblem);
    const series: TestSeries = [test, ...others.map((position) => caseAt(task, position))];
    const runs = await inSpan(
      'run',
      () => ({ attributes: { first: first + 1, most: series.length } }),
      () => runner.run(series, signal),
    ).catch((error: unknown) => {
      if (!(error instanceof CheckerFault)) throw error;
      // A run may hold an input of the learner's own that the interactor was not written for.
      if (task.kind === 'run') return null;
      throw error.onTest(first + 1);
    });
    if (!runs) return unplayed('the interactor fails on it');
    const tests: JudgedTest[] = [];
    for (const [at, run] of runs.entries())
      tests.push(await this.tracedTest(session, { position: positions[at] ?? first, run, answer }, signal));
    return tests;
  }

  private tracedTest(session: Session, done: DoneTest, signal: AbortSignal): Promise<JudgedTest> {
    return inSpan(
      'test',
      () => ({
        attributes: { index: done.position + 1, hidden: caseAt(session.task, done.position).hidden },
      }),
      async (span) => {
        const test = await this.judgeTest(session, done, signal);
        span?.set({ verdict: test.verdict, cpuMs: test.measurement.cpuTimeMs });
        return test;
      },
    );
  }

  private async judgeTest(
    session: Session,
    { position, run: { run, failure, rerunAlone }, answer: { output: expected, inputProblem } }: DoneTest,
    signal: AbortSignal,
  ): Promise<JudgedTest> {
    const { task } = session;
    const test = caseAt(task, position);
    const answer = test.answer ?? expected;
    const request = answer && { input: test.input, answer, output: run.stdout };
    const resolved =
      failure ??
      resolveCheck(run.talk?.check ?? (request && (await this.check(session, position, request, signal))));
    const shownBytes = SHOWN_BYTES[task.kind];
    return judgedTest(
      {
        testId: test.id,
        index: position + 1,
        run,
        seen: isSeen(task, test, resolved),
        rerunAlone,
        resolved,
        referenceExpected: expected && shownText(expected, shownBytes),
        inputProblem,
      },
      shownBytes,
      shownOutputBytes(task.kind, test.answer !== null),
    );
  }

  /** @throws CheckerFault naming the test */
  private async check(
    { checker, job, budget }: Session,
    position: number,
    request: Parameters<Checker['check']>[0],
    signal: AbortSignal,
  ): Promise<CheckResult> {
    if (!checker.sandboxed) return checker.check(request);
    try {
      return await this.slots.use(job, () => budget.during(() => checker.check(request, signal)), { signal });
    } catch (error) {
      throw error instanceof CheckerFault ? error.onTest(position + 1) : error;
    }
  }

  /**
   * The results when the overall time has ended. The earliest unfinished test gets a Time Limit Exceeded.
   * @throws JudgingFault when the hypervisor took most of the time.
   */
  private outOfTime(task: JudgingTask, sequence: TestSequence): JudgedTest[] {
    const tests = sequence.judged();
    const stolenMs = tests.reduce((sum, { measurement }) => sum + measurement.stealMs, 0);
    if (stolenMs > this.wallMs / 2)
      throw new JudgingFault(`the machine lost ${Math.round(stolenMs)} ms to others`);
    const position = sequence.unfinished()[0] ?? 0;
    // With groups the tests after it may have given points.
    const kept = tests.filter(({ index }) => index <= position || task.groups !== undefined);
    return [...kept, this.unfinished(task, position)].sort((a, b) => a.index - b.index);
  }

  private unfinished(task: JudgingTask, position: number): JudgedTest {
    const id = task.cases[position]?.id ?? '';
    return unfinishedTest(id, position + 1, this.wallMs, this.factory.health().tier);
  }

  private async open(
    { language, sourceCode, isBatch = false }: ClaimedTask['program'],
    { job, budget, signal }: Opener,
  ): Promise<Opened> {
    if (!this.factory.languages().includes(language))
      throw new JudgingFault(`${language} is not installed on this worker`);
    const givesWay = job.kind === 'evidence';
    const outcome = await this.slots.use(
      job,
      () =>
        budget.during(() =>
          this.factory.open(
            language,
            sourceCode,
            { givesWay, allWarnings: givesWay && !isBatch, isBatch },
            signal,
          ),
        ),
      { signal },
    );
    switch (outcome.kind) {
      case 'ready':
        return { program: outcome.program };
      case 'compile_error':
        return { compileOutput: outcome.compileOutput };
    }
  }

  private openChecker({ checker }: JudgingTask, { job, budget, signal }: Opener): Promise<Checker> {
    const open = (): Promise<Checker> => openChecker(checker, this.factory, signal);
    if (checker.kind !== 'custom') return open();
    return this.slots.use(job, () => budget.during(open), { signal });
  }

  private openInteractor(
    { checker }: JudgingTask,
    { job, budget, signal }: Opener,
  ): Promise<Interactor | null> {
    if (checker.kind !== 'interactive') return Promise.resolve(null);
    const open = () => Interactor.open(this.factory, checker, signal);
    return this.slots.use(job, () => budget.during(open), { signal });
  }

  private async openReference(task: JudgingTask, opener: Opener): Promise<ReferenceRunner | null> {
    if (!task.reference) return null;
    // Who talks has no expected output. Only whether the input is legal can be said.
    const opened =
      task.checker.kind === 'interactive' ? { program: null } : await this.open(task.reference, opener);
    // Without the reference the run is still judged.
    if ('compileOutput' in opened) return null;
    const validator = await this.openValidator(task, opener).catch(async (error: unknown) => {
      await opened.program?.close();
      throw error;
    });
    return new ReferenceRunner(
      { reference: opened.program, validator },
      referenceLimitsOf(task.limits),
      opener.job,
      this.slots,
      opener.budget,
    );
  }

  private async openValidator({ validator }: JudgingTask, opener: Opener): Promise<Program | null> {
    if (!validator) return null;
    const opened = await this.open(validator, opener);
    return 'program' in opened ? opened.program : null;
  }

  private result(
    task: JudgingTask,
    verdict: JudgingResult['verdict'],
    compileOutput: string,
    tests: JudgedTest[],
  ): JudgingResult {
    return {
      verdict,
      compileOutput: shownText(Buffer.from(compileOutput, 'utf8'), LIMITS.compileOutputBytes),
      tests,
      environment: {
        checker: task.checker.kind,
        tier: this.factory.health().tier,
        cores: String(this.slots.cores),
        ...this.factory.environment(task.program.language),
      },
    };
  }
}
