import type { EditorLanguage } from '@evident/contracts';
import { z } from 'zod';
import type { BatchedProgram } from '../batches/batched-program.js';
import type { BatchCase } from '../batches/run-batch.js';
import type { Reached } from '../batches/block.js';
import type { EvidenceProgram, EvidenceRunner } from '../../evidence/evidence-runner.js';
import type { CounterExample } from '../../evidence/findings.js';
import type { MeasurementCache } from '../../evidence/measurement-cache.js';
import { smallestFirst, type ProblemContext } from '../../evidence/problem-context.js';
import type { InputSource } from '../inputs/input-source.js';
import { SmallRuns, type ExpectedCase } from './compared-program.js';
import { errorLine } from './error-line.js';
import { isSameOutput } from './same-output.js';
import { simplerInputs } from './simpler-inputs.js';
import { SMALL_INPUT_BYTES, smallRequests } from './small-inputs.js';

const SMALL_INPUTS = 300;
/** Larger inputs, for a program that fails a test but no small input. */
const LARGER_INPUTS = 120;
const LARGER_SCALE = 5;
/** Public tests from which further inputs are made. */
const MOST_SAMPLES = 4;
const SHRINK_ROUNDS = 5;
/** Languages by the cost of a batch, cheapest first. */
const REFERENCE_ORDER: readonly EditorLanguage[] = ['JAVASCRIPT', 'PYTHON', 'JAVA'];

interface FuzzTools {
  runner: EvidenceRunner;
  inputs: InputSource;
  cache: MeasurementCache;
  signal: AbortSignal;
  /** The program with marked blocks, if the blocks that it enters are wanted. */
  played?: BatchedProgram;
}

/** An input with the reference's answer, and what the program did on it. */
export interface ComparedInput extends ExpectedCase {
  reached: Reached;
  /** Null: only the judge's checker could tell. */
  failed: boolean | null;
}

export interface FuzzResult {
  counterExample: CounterExample | null;
  comparedInputs: number;
  compared: readonly ComparedInput[];
  /** Blocks that any compared input entered; empty without marks. */
  reached: Reached;
  /** Blocks that the counter-example enters. */
  reachedByFailure: Reached;
}

export const NOTHING_COMPARED: FuzzResult = {
  counterExample: null,
  comparedInputs: 0,
  compared: [],
  reached: new Set(),
  reachedByFailure: new Set(),
};

/** What two comparisons found, the second one after the first found nothing. */
const together = (first: FuzzResult, second: FuzzResult): FuzzResult => ({
  ...second,
  comparedInputs: first.comparedInputs + second.comparedInputs,
  compared: [...first.compared, ...second.compared],
  reached: new Set([...first.reached, ...second.reached]),
});

/** A case that failed in a process of its own. */
interface Failing extends CounterExample, ExpectedCase {
  reached: Reached;
}

interface Suspect extends ExpectedCase {
  reached: Reached;
}

const Expected = z.array(z.object({ input: z.string(), answer: z.string() }));

/** Compares a program with the problem's reference on small inputs, and shrinks an input on which they differ. */
export class Fuzz {
  private readonly reference: SmallRuns | null;
  private readonly subject: SmallRuns;

  constructor(
    program: EvidenceProgram,
    private readonly problem: ProblemContext,
    private readonly tools: FuzzTools,
  ) {
    const { runner, signal, played } = tools;
    const language = REFERENCE_ORDER.find((one) => problem.references[one] !== undefined);
    const sourceCode = language && problem.references[language];
    this.subject = new SmallRuns(program, runner, signal, played);
    this.reference =
      language && sourceCode !== undefined ? new SmallRuns({ language, sourceCode }, runner, signal) : null;
  }

  /**
   * @param hasBug whether to go on when no small input fails: near the public tests, and with larger inputs.
   * @throws NoInputs, and what the runner throws.
   */
  async run(hasBug: boolean | Promise<boolean>): Promise<FuzzResult> {
    if (!this.reference) return NOTHING_COMPARED;
    const small = await this.compare(await this.expectedCases(SMALL_INPUTS, 1));
    if (small.counterExample || !(await hasBug)) return small;
    const near = together(small, await this.compare(await this.casesNearSamples()));
    if (near.counterExample) return near;
    return together(near, await this.compare(await this.expectedCases(LARGER_INPUTS, LARGER_SCALE)));
  }

  private async compare(cases: readonly ExpectedCase[]): Promise<FuzzResult> {
    const outcomes = await this.subject.outcomes(cases.map(({ input }) => input));
    const failing = await this.firstFailing(this.suspects(cases, outcomes));
    const reached = new Set(Array.from(outcomes.values()).flatMap((one) => [...(one.reached ?? [])]));
    const compared = this.compared(cases, outcomes);
    const result = { ...NOTHING_COMPARED, comparedInputs: outcomes.size, compared, reached };
    if (!failing) return result;
    const {
      input,
      expected,
      actual,
      verdict,
      message,
      reached: reachedByFailure,
    } = await this.shrunk(failing);
    return { ...result, reachedByFailure, counterExample: { input, expected, actual, verdict, message } };
  }

  private compared(
    cases: readonly ExpectedCase[],
    outcomes: ReadonlyMap<number, BatchCase>,
  ): ComparedInput[] {
    const { checker } = this.problem;
    return cases.flatMap(({ input, answer }, at): ComparedInput[] => {
      const outcome = outcomes.get(at);
      if (!outcome || outcome.clipped) return [];
      const ended = outcome.ended === 'exit' && outcome.exitCode === 0;
      const same = ended && isSameOutput(checker, answer, outcome.stdout);
      const failed = same ? false : ended && checker.kind === 'custom' ? null : true;
      return [{ input, answer, reached: outcome.reached ?? new Set(), failed }];
    });
  }

  /** Small inputs with the reference's answers, cached because they are the same for every learner. */
  private async expectedCases(count: number, scale: number): Promise<ExpectedCase[]> {
    const { problem, tools } = this;
    const key = `small-cases:${problem.revision}:${count}:${scale}`;
    const known = Expected.safeParse(await tools.cache.get(key));
    if (known.success) return known.data;
    const shape = await tools.inputs.describe();
    const texts = await tools.inputs.generate(
      smallRequests(shape, problem.small, count, scale),
      SMALL_INPUT_BYTES * scale,
    );
    const unique = [...new Set(texts.filter((text) => text !== null))];
    const cases = await this.answered(unique);
    await tools.cache.set(key, cases);
    return cases;
  }

  /**
   * The public tests, and inputs that are a little simpler: they may be of a kind that the generator never makes, such as
   * words of different lengths.
   */
  private async casesNearSamples(): Promise<ExpectedCase[]> {
    const samples = smallestFirst(this.problem.tests)
      .filter(({ hidden, input }) => !hidden && input.length <= SMALL_INPUT_BYTES)
      .slice(0, MOST_SAMPLES);
    const near = [...new Set(samples.flatMap(({ input }) => simplerInputs(input)))];
    const legal = await this.tools.inputs.accepted(near);
    return [...samples, ...(await this.answered(near.filter((_, at) => legal[at] === true)))];
  }

  private async answered(inputs: readonly string[]): Promise<ExpectedCase[]> {
    const outcomes = await this.reference?.outcomes(inputs);
    return inputs.flatMap((input, at): ExpectedCase[] => {
      const outcome = outcomes?.get(at);
      const isUsable = outcome?.ended === 'exit' && outcome.exitCode === 0 && !outcome.clipped;
      return isUsable ? [{ input, answer: outcome.stdout }] : [];
    });
  }

  /**
   * Cases on which the program may be wrong, smallest inputs first. Of those that ran out of time only the largest is
   * one, and it comes last: each costs the whole time limit. Where none did, the first case without an outcome is one:
   * the process died on it.
   */
  private suspects(cases: readonly ExpectedCase[], outcomes: ReadonlyMap<number, BatchCase>): Suspect[] {
    const tried = cases.map((one, at) => ({ ...one, outcome: outcomes.get(at) }));
    const late = smallestFirst(tried.filter(({ outcome }) => outcome?.ended === 'timeout')).slice(-1);
    const died = late.length > 0 ? -1 : cases.findIndex((_, at) => !outcomes.has(at));
    const failed = tried.filter(({ answer, outcome }, at) => {
      if (!outcome) return at === died;
      if (outcome.ended === 'timeout') return false;
      if (outcome.exitCode !== 0) return true;
      return !outcome.clipped && !isSameOutput(this.problem.checker, answer, outcome.stdout);
    });
    return [...smallestFirst(failed), ...late].map(({ input, answer, outcome }) => ({
      input,
      answer,
      reached: outcome?.reached ?? new Set<number>(),
    }));
  }

  /** Runs the suspects as tests are run. Only what fails then counts. */
  private async firstFailing(suspects: readonly Suspect[]): Promise<Failing | null> {
    const failure = await this.subject.firstFailure(suspects, this.problem);
    const failing = failure && suspects[failure.at];
    if (!failure || !failing) return null;
    const { verdict, message, stdout, stderr } = failure.test;
    const said = verdict === 'runtime_error' ? errorLine(stderr) : '';
    return {
      ...failing,
      expected: failing.answer,
      actual: stdout,
      verdict,
      message: [message, said].filter((part) => part !== '').join(': '),
    };
  }

  private async shrunk(first: Failing): Promise<Failing> {
    let best = first;
    for (let round = 0; round < SHRINK_ROUNDS; round += 1) {
      const candidates = simplerInputs(best.input);
      const legal = await this.tools.inputs.accepted(candidates);
      const cases = await this.answered(candidates.filter((_, at) => legal[at] === true));
      const outcomes = await this.subject.outcomes(cases.map(({ input }) => input));
      const next = await this.firstFailing(this.suspects(cases, outcomes));
      if (!next) break;
      best = next;
    }
    return best;
  }
}
