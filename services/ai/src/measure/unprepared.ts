import { DomainError } from '@evident/kit';
import { ladderDistance, rankOf, type ComplexityClass } from '../evidence/complexity-class.js';
import type { EvidenceProgram, EvidenceRunner } from '../evidence/evidence-runner.js';
import type { ComplexityFinding } from '../evidence/findings.js';
import type { InputGrammar } from '../evidence/input-grammar.js';
import { processLimits } from '../evidence/limits.js';
import { BATCH_MEMORY_KB } from './batches/run-batch.js';
import { checkedByCpu } from './growth/cpu-check.js';
import { measureTime } from './growth/growth-report.js';
import type { AxisGrowth } from './growth/measure-growth.js';
import { measureSpace } from './growth/measure-space.js';
import { StepMeter } from './growth/step-meter.js';
import { inconclusive } from './growth/time-finding.js';
import { planOf } from './inputs/grammar-plan.js';
import type { InferredInputs } from './inputs/inferred-inputs.js';
import { fittingInputs } from './growth/fitting-inputs.js';
import type { MeasuredFindings } from './measurement.js';

/** There are no tests and no reference. */
const NOTHING_COMPARED = {
  tests: null,
  referenceTime: null,
  referenceSpace: null,
  referenceSeries: [],
  counterExample: null,
  comparedInputs: 0,
  smallEdit: null,
  overflow: null,
  likelyLines: [],
  coverage: null,
  testSteps: null,
} as const;

interface Tools {
  runner: EvidenceRunner;
  signal: AbortSignal;
  progress: (fraction: number) => void;
  /** Measures the class alone: neither the memory nor the variables one by one. */
  classOnly?: boolean;
}

/** The limits of a program without a problem: those of most problems. */
const LIMITS = { timeLimitMs: 2_000, memoryLimitKb: 262_144 };
/** With more variables, each alone is not measured. */
const MOST_SINGLE = 2;
const NOT_PARSED = /^(?:SyntaxError|IndentationError|TabError)\b/m;

const NO_GRAMMAR = 'What the program reads could not be told from its source.';
const NOT_FITTING = 'No input could be made on which the program ends normally.';
const NOT_COUNTED = 'Steps cannot be counted in this program.';
const MADE = 'It was measured on inputs made from what the program reads.';
const DOUBTFUL = 'The counted growth contradicts the code, so it is not shown.';

/**
 * Runs a program that belongs to no problem: it is compiled, and if inputs can be made from what it reads, its growth is
 * measured on them. Where anything is in doubt the time is inconclusive, never wrong.
 * @param estimate the class that the source suggests
 * @throws DomainError JUDGE_UNAVAILABLE; the signal's reason once aborted.
 */
export async function measureUnprepared(
  program: EvidenceProgram,
  grammar: InputGrammar | null,
  estimate: ComplexityFinding,
  tools: Tools,
): Promise<MeasuredFindings> {
  const refused = await compileError(program, tools);
  if (refused !== null) return { ...nothing(NOT_COMPILED), compiles: false, compileOutput: refused };
  tools.progress(0.1);
  const plan = grammar && planOf(grammar);
  if (!plan) return nothing(NO_GRAMMAR);
  const meter = await StepMeter.of(program, tools);
  if (!meter) return nothing(NOT_COUNTED);
  const inputs = await fittingInputs(meter, plan);
  tools.progress(0.3);
  if (!inputs) return nothing(NOT_FITTING);
  return growthOn(inputs, program, meter, estimate, tools);
}

const NOT_ASKED = 'Memory was not measured.';
const NOT_COMPILED = 'The program does not compile.';

function nothing(note: string): MeasuredFindings {
  const time = inconclusive(note);
  return {
    ...NOTHING_COMPARED,
    compiles: true,
    compileOutput: '',
    time,
    space: { ...time, extra: null },
    recursion: null,
  };
}

/** Runs the program once without input. @returns null when it compiles */
async function compileError(program: EvidenceProgram, { runner, signal }: Tools): Promise<string | null> {
  const result = await runner.run(
    {
      program,
      cases: [{ id: 'empty', input: '', answer: null }],
      limits: processLimits({ totalMs: LIMITS.timeLimitMs, memoryLimitKb: BATCH_MEMORY_KB }),
      checker: { kind: 'exact' },
      stopAtFirstFailure: false,
    },
    signal,
  );
  if (result.verdict === 'compile_error') return result.compileOutput;
  const [run] = result.tests;
  return run?.verdict === 'runtime_error' && NOT_PARSED.test(run.stderr) ? run.stderr.slice(-4_000) : null;
}

async function growthOn(
  inputs: InferredInputs,
  program: EvidenceProgram,
  meter: StepMeter,
  estimate: ComplexityFinding,
  tools: Tools,
): Promise<MeasuredFindings> {
  const { plan } = inputs;
  const { runner, signal } = tools;
  const { finding, joint } = await measureTime(meter, inputs, {
    jointOnly: tools.classOnly === true || plan.variables.length > MOST_SINGLE,
  });
  tools.progress(0.7);
  const checked = await checkedByCpu(finding, joint, { ...program, language: meter.language }, LIMITS, {
    inputs,
    runner,
    signal,
  });
  const hasCount = plan.variables.some(({ kind }) => kind === 'count');
  const isOnlyRead = plan.hasTexts && joint !== null && onlyReads(joint);
  const time = trusted(checked, estimate, hasCount, isOnlyRead);
  const space = tools.classOnly
    ? { space: { ...inconclusive(NOT_ASKED), extra: null }, recursion: null }
    : await spaceOf(meter, joint, inputs, signal);
  return { ...NOTHING_COMPARED, compiles: true, compileOutput: '', time, ...space };
}

async function spaceOf(
  meter: StepMeter,
  joint: AxisGrowth | null,
  inputs: InferredInputs,
  signal: AbortSignal,
): Promise<Pick<MeasuredFindings, 'space' | 'recursion'>> {
  try {
    const { finding, recursion } = await measureSpace(meter, joint, inputs);
    return { space: finding, recursion };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof DomainError)) throw error;
    return { space: { ...inconclusive('Memory could not be measured.'), extra: null }, recursion: null };
  }
}

/** A character that is only read costs a tenth of a step, one that is looked at a whole one. */
const STEPS_OF_READING = 0.25;

/** Whether longer texts cost no more than reading them, as where a program looks at the first two letters of a word. */
function onlyReads({ worst: { counted } }: AxisGrowth): boolean {
  const [first, last] = [counted[0], counted.at(-1)];
  if (!first || !last) return false;
  const rise = last.count.total - first.count.total;
  return rise > 0 && rise < STEPS_OF_READING * (last.n - first.n);
}

/**
 * A class that was counted on inferred inputs is shown only if nothing speaks against these inputs: reading a list takes
 * linear time, and a class far from the estimate means that the inputs or the estimate are wrong.
 */
function trusted(
  found: ComplexityFinding,
  estimate: ComplexityFinding,
  hasCount: boolean,
  isOnlyRead: boolean,
): ComplexityFinding {
  if (found.source !== 'measured' || found.class === null) return found;
  const isTooFast = hasCount && rankOf(found.class) < rankOf('linear');
  if (!isTooFast && !isOnlyRead && agrees(found.class, estimate.class))
    return { ...found, note: [found.note, MADE].filter((note) => note !== null).join(' ') };
  return { ...inconclusive(DOUBTFUL, found.series), family: found.family };
}

/** The counted class may lie below the estimate by less than this. */
const MOST_BELOW = 1.5;
const MOST_ABOVE = 2;
/** Classes that a curve shows by mistake more often than a program has them. */
const RARE: readonly ComplexityClass[] = ['n_root_n', 'quadratic_log'];

function agrees(found: ComplexityClass, estimate: ComplexityClass | null): boolean {
  if (estimate === null) return !RARE.includes(found);
  // Nothing in the code goes through anything: the text itself was longer.
  if (estimate === 'constant' && rankOf(found) >= rankOf('linear')) return false;
  // The code sorts or halves, but found nothing to compare: the inputs mean nothing to it.
  if (estimate === 'linearithmic' && found === 'linear') return false;
  // Nothing in the code sorts or halves: larger inputs have longer numbers.
  if (estimate === 'linear' && found === 'linearithmic') return false;
  const distance = ladderDistance(found, estimate);
  if (RARE.includes(found) && distance > 0) return false;
  return distance > -MOST_BELOW && distance <= MOST_ABOVE;
}
