import { isEditorLanguage, type EditorLanguage, type JudgedTest } from '@evident/contracts';
import { batchProgram } from '../batches/batch-program.js';
import type { BatchProgram } from '../batches/played-program.js';
import { runBatch, type BatchCase, type BatchLimits } from '../batches/run-batch.js';
import type { EvidenceProgram, EvidenceRunner } from '../../evidence/evidence-runner.js';
import { instrument } from '../counters/instrument.js';
import { readStepCount, type InstrumentedProgram, type StepCount } from '../counters/instrumented-program.js';

interface Meter {
  runner: EvidenceRunner;
  signal: AbortSignal;
}

/** One run of the program with its steps counted. */
interface CountedRun {
  /** Position among the inputs. */
  index: number;
  /** Undefined when the program ended without a report. */
  count: StepCount | undefined;
  /** How the run ended. */
  run: BatchCase;
}

export interface CountedBatch {
  runs: CountedRun[];
  endedBy: JudgedTest['measurement']['limit'];
}

/** The most steps of a measurement. They take about the same time in each language. */
const MOST_STEPS: Readonly<Record<EditorLanguage, number>> = {
  JAVASCRIPT: 4_000_000,
  PYTHON: 500_000,
  JAVA: 4_000_000,
};

const NEXT_LEVEL = { full: 'plain', plain: 'loops', loops: null } as const;

/** Counts the steps of one program on many inputs in one process. */
export class StepMeter {
  /** Made once, so it is compiled once. */
  private batch: Promise<BatchProgram> | undefined;

  private constructor(
    private readonly meter: Meter,
    private readonly program: EvidenceProgram & { language: EditorLanguage },
    private instrumented: InstrumentedProgram,
  ) {}

  /** @returns undefined where the language or the source cannot be instrumented. */
  static async of(program: EvidenceProgram, meter: Meter): Promise<StepMeter | undefined> {
    const { language, sourceCode } = program;
    if (!isEditorLanguage(language)) return undefined;
    const instrumented = await instrument(language, sourceCode);
    return instrumented && new StepMeter(meter, { language, sourceCode }, instrumented);
  }

  get language(): EditorLanguage {
    return this.program.language;
  }

  get sourceCode(): string {
    return this.program.sourceCode;
  }

  get mostSteps(): number {
    return MOST_STEPS[this.program.language];
  }

  /** It draws random numbers, so its steps vary on one input. */
  get isRandomised(): boolean {
    return /\b(?:random|\w*Random|randint|shuffle|getrandbits)\b/.test(this.program.sourceCode);
  }

  /** Below `full` some steps are not counted. */
  get level(): InstrumentedProgram['level'] {
    return this.instrumented.level;
  }

  /** Why the program did not compile in its plainest form; null while it compiles. */
  refused: string | null = null;

  /** @returns the cases that ended within the limits, in order. @throws what the runner throws. */
  async count(inputs: readonly string[], limits: BatchLimits): Promise<CountedRun[]> {
    return (await this.countAll(inputs, limits)).runs;
  }

  /** Also says which limit ended the process before all inputs were played. @throws what the runner throws. */
  async countAll(inputs: readonly string[], limits: BatchLimits): Promise<CountedBatch> {
    if (inputs.length === 0) return { runs: [], endedBy: null };
    const { language } = this.program;
    const { source, marker } = this.instrumented;
    this.batch ??= batchProgram(language, source, { counted: this.instrumented });
    const batch = { ...(await this.batch), language };
    const { compileOutput, cases, judged } = await runBatch(
      this.meter.runner,
      batch,
      inputs,
      limits,
      this.meter.signal,
    );
    if (compileOutput !== null) {
      if (!(await this.fallBack())) {
        this.refused = compileOutput;
        return { runs: [], endedBy: null };
      }
      return this.countAll(inputs, limits);
    }
    return {
      runs: cases.map((run) => ({ index: run.index, count: readStepCount(run.stderr, marker), run })),
      endedBy: judged?.measurement.limit ?? null,
    };
  }

  /** Takes a form of the program that counts less. @returns false when there is none */
  private async fallBack(): Promise<boolean> {
    const { language, sourceCode } = this.program;
    const next = NEXT_LEVEL[this.instrumented.level];
    const plainer = next === null ? undefined : await instrument(language, sourceCode, next);
    if (plainer?.level !== next) return false;
    this.instrumented = plainer;
    this.batch = undefined;
    return true;
  }
}
