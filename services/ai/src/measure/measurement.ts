import { DomainError } from '@evident/kit';
import type { ProblemContext } from '../evidence/problem-context.js';
import { goingFirst, type EvidenceProgram, type EvidenceRunner } from '../evidence/evidence-runner.js';
import { passed, type Findings } from '../evidence/findings.js';
import type { MeasurementCache } from '../evidence/measurement-cache.js';
import { isOverLimit, judgeTests, type TestedProgram } from './judge-tests.js';
import { BatchedProgram } from './batches/batched-program.js';
import { cover } from './coverage/cover.js';
import { coverageFinding, watchTests, type TestCoverage } from './coverage/test-coverage.js';
import { Fuzz, NOTHING_COMPARED, type FuzzResult } from './bugs/find-bugs.js';
import { findFault, NO_FAULT, type FoundFault } from './edits/find-fault.js';
import { exceedsTime, testsForFault, type WrongProgram } from './edits/wrong-program.js';
import { checkedByCpu } from './growth/cpu-check.js';
import { measureJoint, type JointMeasurement } from './growth/growth-report.js';
import { GrowthRecord } from './growth/growth-record.js';
import { referenceGrowth } from './growth/reference-growth.js';
import { StepMeter } from './growth/step-meter.js';
import { inconclusive } from './growth/time-finding.js';
import { InputSource, NoInputs } from './inputs/input-source.js';
import { measureSpace } from './growth/measure-space.js';
import { stepsOnTests, type TestSteps } from './test-steps.js';

export type MeasuredFindings = Pick<
  Findings,
  | 'compiles'
  | 'compileOutput'
  | 'tests'
  | 'time'
  | 'space'
  | 'referenceTime'
  | 'referenceSpace'
  | 'referenceSeries'
  | 'counterExample'
  | 'smallEdit'
  | 'overflow'
  | 'likelyLines'
  | 'comparedInputs'
  | 'recursion'
  | 'coverage'
> & {
  /** Null where the program fails a test or its steps cannot be counted. */
  testSteps: TestSteps | null;
};

/** The timed parts of an analysis. They overlap; `inputs` runs within others. */
type AnalysisPart =
  | 'tests'
  | 'inputs'
  | 'growth'
  | 'cpu'
  | 'reference'
  | 'space'
  | 'fuzz'
  | 'coverage'
  | 'edit'
  | 'steps'
  | 'reading'
  | 'words';
/** Does the work and records how long it took. */
export type Watch = <T>(part: AnalysisPart, work: () => Promise<T>) => Promise<T>;

export type MeasurementPhase = 'tests' | 'growth' | 'space' | 'fuzz';

interface MeasurementTools {
  runner: EvidenceRunner;
  signal: AbortSignal;
  /** @param fraction of the phase that is done, 0–1. */
  progress: (phase: MeasurementPhase, fraction: number) => void;
  cache: MeasurementCache;
  /** Default: no times are recorded. */
  watch?: Watch;
}

const unwatched: Watch = (_part, work) => work();

const NO_INPUTS = 'This problem has no generator of inputs, so growth could not be measured.';
const NOT_COMPILED = 'The program does not compile.';
const NO_MEMORY = 'Memory could not be measured, because no steps were counted.';
const NOT_COUNTED = 'Steps cannot be counted in this language.';

/**
 * Runs a program and finds its verdicts, the growth of its time and space, and an input on which it is wrong. Parts that
 * do not depend on each other run at the same time.
 * @throws DomainError JUDGE_UNAVAILABLE when the judge cannot run it; the signal's reason once aborted.
 */
export async function measureBehaviour(
  { program, problem }: { program: EvidenceProgram; problem: ProblemContext },
  given: MeasurementTools,
): Promise<MeasuredFindings> {
  const { progress, cache, watch = unwatched } = given;
  const needless = new AbortController();
  const signal = AbortSignal.any([given.signal, needless.signal]);
  const tools = { ...given, signal };
  // The growth and the search for a fault are the longest chains of tasks: each depends on the one before.
  const ahead = { ...tools, runner: goingFirst(given.runner) };
  const inputs = new InputSource(problem, watched(ahead.runner, 'inputs', watch), cache, signal);

  progress('tests', 0);
  const verdicts = verdictsOf(program, problem, tools);
  const { tests, faultTests, isSlow, failsTests, hasBug } = verdicts;
  const meter = StepMeter.of(program, ahead);
  const joint = meter.then((counting) => counting && jointOf(counting, inputs));
  const growth = watch('growth', () => growthOf({ meter, joint }, program, problem, inputs, tools));
  const record = new GrowthRecord();
  const reference = watch('reference', () =>
    referenceGrowth(program.language, problem, inputs, { ...tools, record }),
  );
  const played = new BatchedProgram(program, given.runner, signal, cover);
  const fuzz = watch('fuzz', () =>
    comparedWithReference(program, problem, { ...tools, inputs, played }, hasBug),
  );
  const coverage = faultTests.then((tested) =>
    watch('coverage', () => watchedTests(played, program, problem, tested, signal)),
  );
  const fault = Promise.all([faultTests, fuzz, coverage]).then(
    ([{ compiles, tests: findings }, compared, covered]) =>
      compiles
        ? watch('edit', () =>
            faultOf(program, problem, { tests: findings, isSlow, compared, covered }, ahead),
          )
        : NO_FAULT,
  );
  // After the joint growth, because the meter finds there in which form the program compiles.
  const testSteps = Promise.all([failsTests, joint]).then(async ([fails]) =>
    fails ? null : watch('steps', async () => stepsOnTests(await meter, problem, signal)),
  );
  const all = [...Object.values(verdicts), joint, growth, reference, fuzz, coverage, fault, testSteps];
  try {
    const tested = await Promise.race([tests, failureOf(all)]);
    if (!tested.compiles) return nothingRan(tested.compileOutput);
    progress('growth', 0.2);
    const [grown, referenceFound] = await Promise.race([Promise.all([growth, reference]), failureOf(all)]);
    progress('fuzz', 0);
    const [compared, covered, found, counted] = await Promise.all([fuzz, coverage, fault, testSteps]);
    progress('fuzz', 1);
    return {
      compiles: true,
      compileOutput: tested.compileOutput,
      tests: tested.tests,
      ...grown,
      referenceTime: referenceFound.time,
      referenceSpace: referenceFound.space,
      referenceSeries: referenceFound.series,
      counterExample: compared.counterExample,
      smallEdit: found.edit,
      overflow: found.overflow,
      likelyLines: found.lines,
      comparedInputs: compared.comparedInputs,
      coverage: covered && coverageFinding(program.sourceCode, covered, compared),
      testSteps: counted,
    };
  } finally {
    needless.abort(new Error('The rest is not needed any more'));
    await Promise.allSettled(all);
  }
}

type Verdicts = {
  tests: Promise<TestedProgram>;
  /** Known before the others where a smaller test is wrong. */
  faultTests: Promise<TestedProgram>;
  isSlow: Promise<boolean>;
  failsTests: Promise<boolean>;
  hasBug: Promise<boolean>;
};

function verdictsOf(
  program: EvidenceProgram,
  problem: ProblemContext,
  { runner, signal, watch = unwatched }: MeasurementTools,
): Verdicts {
  const judged = judgeTests(program, problem, runner, signal);
  const tests = watch('tests', () => judged.all);
  const faultTests = testsForFault(judged);
  return {
    tests,
    faultTests,
    isSlow: exceedsTime(judged),
    failsTests: tests.then((tested) => !tested.tests.every(passed)),
    // A program that is only slow would take the whole time limit on each larger input.
    hasBug: faultTests.then((tested) => tested.tests.some((test) => !passed(test) && !isOverLimit(test))),
  };
}

/** Rejects with the first rejection; never resolves. */
function failureOf(all: readonly Promise<unknown>[]): Promise<never> {
  return new Promise((_resolve, reject) => {
    for (const one of all) one.catch(reject);
  });
}

type Grown = Pick<MeasuredFindings, 'time' | 'space' | 'recursion'>;

interface Counting {
  /** Undefined: steps cannot be counted. */
  meter: Promise<StepMeter | undefined>;
  /** Null: there is no generator of inputs. */
  joint: Promise<JointMeasurement | null | undefined>;
}

async function growthOf(
  { meter: metering, joint: measuring }: Counting,
  program: EvidenceProgram,
  problem: ProblemContext,
  inputs: InputSource,
  { runner, signal, watch = unwatched }: MeasurementTools,
): Promise<Grown> {
  const meter = await metering;
  if (!meter) return unmeasured(NOT_COUNTED, NO_MEMORY);
  const counted = await measuring;
  if (!counted) return unmeasured(NO_INPUTS, NO_MEMORY);
  const { joint, whole } = counted;
  const finding = whole.then((all) => all.finding);
  const small = whole.then((all) => all.small ?? []);
  // A program of small memory does not need it.
  small.catch(() => undefined);
  const counting = { ...program, language: meter.language };
  const [time, space] = await Promise.all([
    watch('cpu', () => checkedByCpu(finding, joint, counting, problem, { inputs, runner, signal })),
    watch('space', () => measureSpace(meter, joint, inputs, small)),
  ]);
  return { time, space: space.finding, recursion: space.recursion };
}

const watched = (runner: EvidenceRunner, part: AnalysisPart, watch: Watch): EvidenceRunner => ({
  run: (task, signal) => watch(part, () => runner.run(task, signal)),
});

const unmeasured = (note: string, ofSpace = note): Grown => ({
  time: inconclusive(note),
  space: { ...inconclusive(ofSpace), extra: null },
  recursion: null,
});

/** @returns null without a generator of inputs */
async function jointOf(meter: StepMeter, inputs: InputSource): Promise<JointMeasurement | null> {
  try {
    return await measureJoint(meter, inputs);
  } catch (error) {
    if (error instanceof NoInputs) return null;
    throw error;
  }
}

async function comparedWithReference(
  program: EvidenceProgram,
  problem: ProblemContext,
  tools: ConstructorParameters<typeof Fuzz>[2],
  hasBug: Promise<boolean>,
): Promise<FuzzResult> {
  try {
    return await new Fuzz(program, problem, tools).run(hasBug);
  } catch (error) {
    if (error instanceof NoInputs) return NOTHING_COMPARED;
    throw error;
  }
}

/** Coverage is optional: if it fails, the other findings stand. */
async function watchedTests(
  played: BatchedProgram,
  program: EvidenceProgram,
  problem: ProblemContext,
  { compiles, tests }: TestedProgram,
  signal: AbortSignal,
): Promise<TestCoverage | null> {
  if (!compiles) return null;
  try {
    return await watchTests(played, program, problem, tests);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof DomainError) return null;
    throw error;
  }
}

/** The place of a fault is optional: if the search fails, the other findings stand. */
async function faultOf(
  program: EvidenceProgram,
  problem: ProblemContext,
  known: WrongProgram,
  { runner, signal }: MeasurementTools,
): Promise<FoundFault> {
  try {
    return await findFault(program, problem, known, { runner, signal });
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof DomainError) return NO_FAULT;
    throw error;
  }
}

function nothingRan(compileOutput: string): MeasuredFindings {
  return {
    ...unmeasured(NOT_COMPILED),
    compiles: false,
    compileOutput,
    tests: [],
    referenceTime: null,
    referenceSpace: null,
    referenceSeries: [],
    counterExample: null,
    smallEdit: null,
    overflow: null,
    likelyLines: [],
    comparedInputs: 0,
    coverage: null,
    testSteps: null,
  };
}
