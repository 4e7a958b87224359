import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { DomainError } from '@evident/kit';
import { BATCH_MEMORY_KB } from '../batches/run-batch.js';
import type { EvidenceRunner } from '../../evidence/evidence-runner.js';
import { processLimits } from '../../evidence/limits.js';
import type { MeasurementCache } from '../../evidence/measurement-cache.js';
import type { ProblemContext } from '../../evidence/problem-context.js';
import {
  InputAnswer,
  inputProgram,
  TOO_LARGE,
  type InputQuestion,
  type InputRequest,
} from './input-program.js';

const decompress = promisify(gunzip);

export type InputVariable = InputAnswer['variables'][number];

/** How much an input makes programs print, such as the number of words that can be made of its letters. */
export type OutputVariable = NonNullable<InputAnswer['output']>;

export interface InputShape {
  variables: readonly InputVariable[];
  families: readonly string[];
  output?: OutputVariable | null;
}

/** Where a measurement gets its inputs. */
export interface GrowthInputs {
  /** Whether families can be varied, as in `variations.ts`. */
  readonly varies?: boolean;
  /** @throws NoInputs */
  describe(): Promise<InputShape>;
  /** In the order of the requests; null for an input that cannot be made or is too long. @throws NoInputs */
  generate(requests: readonly InputRequest[], maxBytes: number): Promise<(string | null)[]>;
  /** The size of the output variable for each text; null where it has none. @throws NoInputs */
  printedBy?(texts: readonly string[]): Promise<(number | null)[]>;
}

/** Packed, inputs of this size fit into the output that the judge keeps. */
const TOTAL_BYTES = 1_000_000;
const TOTAL_MS = 4_000;
const MOST_CALLS = 24;
const NOTHING_ASKED: InputQuestion = {
  requests: [],
  tooLarge: [],
  texts: [],
  maxBytes: 0,
  totalBytes: TOTAL_BYTES,
  totalMs: TOTAL_MS,
};
const LIMITS_OF_AUTHORS_CODE = { totalMs: 10_000, memoryLimitKb: BATCH_MEMORY_KB };

/** Makes and checks inputs of one problem with its author's code in the sandbox, and caches them by revision. */
export class InputSource implements GrowthInputs {
  readonly varies = true;
  private shape: Promise<InputShape> | undefined;
  /** Inputs that this analysis has requested. Its parts run at the same time and share them. */
  private readonly known = new Map<string, Promise<string | null>>();

  /** Without a generator each call throws {@link NoInputs}. */
  constructor(
    private readonly problem: Pick<ProblemContext, 'revision' | 'generator' | 'validator'>,
    private readonly runner: EvidenceRunner,
    private readonly cache: MeasurementCache,
    private readonly signal: AbortSignal,
  ) {}

  /** The generator's variables and families. @throws NoInputs */
  describe(): Promise<InputShape> {
    this.shape ??= this.remembered('shape', {}, async () => {
      const { variables, families, output } = await this.ask({});
      return { variables, families, output };
    });
    return this.shape;
  }

  /**
   * The inputs in the order of their requests. An input is null when the generator fails, the validator refuses it, or it
   * is longer than `maxBytes`.
   * @throws NoInputs
   */
  async generate(requests: readonly InputRequest[], maxBytes: number): Promise<(string | null)[]> {
    const keyOf = (request: InputRequest): string => JSON.stringify([request, maxBytes]);
    const earlier = requests.map((request) => this.known.get(keyOf(request)));
    if (earlier.includes(undefined)) {
      const missing = requests.filter((_, at) => earlier[at] === undefined);
      // The cache key holds all requests, because those that this analysis already knows vary from run to run.
      const texts = this.remembered('inputs', { requests, maxBytes }, async () => {
        const made = (await this.make(missing, maxBytes)).values();
        return Promise.all(earlier.map(async (text) => (text ? await text : (made.next().value ?? null))));
      });
      for (const [at, request] of requests.entries())
        if (earlier[at] === undefined)
          this.known.set(
            keyOf(request),
            texts.then((all) => all[at] ?? null),
          );
    }
    return Promise.all(requests.map(async (request) => (await this.known.get(keyOf(request))) ?? null));
  }

  private async make(requests: readonly InputRequest[], maxBytes: number): Promise<(string | null)[]> {
    const texts: (string | null)[] = [];
    // Told to each call, so that the inputs do not depend on where one call ends.
    const tooLarge: InputRequest[] = [];
    for (let call = 0; texts.length < requests.length; call += 1) {
      if (call >= MOST_CALLS) throw new NoInputs('the generator answered too little');
      const rest = requests.slice(texts.length);
      const { inputs } = await this.ask({ requests: rest, tooLarge, maxBytes });
      const made = inputs.slice(0, rest.length);
      if (made.length === 0) throw new NoInputs('the generator answered nothing');
      tooLarge.push(...rest.filter((_, at) => made[at]?.problem === TOO_LARGE));
      texts.push(...made.map(({ text }) => text));
    }
    return texts;
  }

  /** Whether the validator accepts each text. @throws NoInputs */
  async accepted(texts: readonly string[]): Promise<boolean[]> {
    if (texts.length === 0) return [];
    const { problems } = await this.ask({ texts });
    return texts.map((_, at) => problems[at] === null);
  }

  printedBy(texts: readonly string[]): Promise<(number | null)[]> {
    return this.remembered('printed', texts, async () => (await this.ask({ texts })).printed);
  }

  private async remembered<T>(kind: string, question: unknown, make: () => Promise<T>): Promise<T> {
    const digest = createHash('sha256').update(JSON.stringify(question)).digest('hex');
    const key = `${kind}:${this.problem.revision}:${digest}`;
    const known = await this.cache.get(key);
    if (known !== undefined) return known as T;
    const value = await make();
    await this.cache.set(key, value);
    return value;
  }

  private async ask(
    asked: Partial<Pick<InputQuestion, 'requests' | 'tooLarge' | 'texts' | 'maxBytes'>>,
  ): Promise<InputAnswer> {
    const question: InputQuestion = { ...NOTHING_ASKED, ...asked };
    const { generator, validator } = this.problem;
    if (generator === null) throw new NoInputs('the problem has no generator');
    const result = await this.runner.run(
      {
        program: { language: 'JAVASCRIPT', sourceCode: inputProgram(generator, validator) },
        cases: [{ id: 'inputs', input: JSON.stringify(question), answer: null }],
        limits: processLimits(LIMITS_OF_AUTHORS_CODE),
        checker: { kind: 'exact' },
        stopAtFirstFailure: false,
      },
      this.signal,
    );
    const [run] = result.tests;
    if (run?.verdict !== 'accepted')
      throw new NoInputs(`the generator failed: ${run?.message ?? result.compileOutput}`);
    try {
      return InputAnswer.parse(
        JSON.parse((await decompress(Buffer.from(run.stdout, 'base64'))).toString('utf8')),
      );
    } catch (error) {
      if (error instanceof DomainError) throw error;
      throw new NoInputs('the generator answered something that is no input');
    }
  }
}

/** The problem gives no inputs to measure on. The analysis goes on without them. */
export class NoInputs extends Error {
  override name = 'NoInputs';
}
