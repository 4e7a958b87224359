import {
  judgeLimitsFor,
  type JudgedTest,
  type Language,
  type StoredTest,
  type Verdict,
} from '@evident/contracts';
import type { Program } from '@evident/judge-worker/programs/program';
import type { Judge } from '../judging/judge.js';
import { AttackInputs, type AttackInput } from './attack-inputs.js';
import { shrink } from './attack-shrink.js';
import type { PackageUnderTest } from './package-under-test.js';

/** Each round tries more inputs of each kind than the one before. */
const FIRST_ROUND = 12;
const MOST_A_ROUND = 200;
/** Of the time of the search, for making the input smaller. */
const SHRINK_SHARE = 0.3;
/** A text that is longer than this is not shrunk: what fails is its size. */
const MOST_SHRUNK_CHARACTERS = 20_000;

interface AttackedProgram {
  language: Language;
  source: string;
}

/** A test that the program fails and the reference passes. */
export interface Finding {
  verdict: Verdict;
  message: string;
  input: string;
  answer: string;
  origin: string;
  /** Of the search, without the time for making the input smaller. */
  seconds: number;
  /** Inputs that were judged. */
  tried: number;
  shrunkFrom: number;
}

/** Looks for an input on which a program fails. It reads the package's samples and none of its hidden tests. */
export class Attack {
  private readonly inputs: AttackInputs;
  private readonly began = performance.now();
  private tried = 0;

  constructor(
    private readonly subject: PackageUnderTest,
    private readonly judge: Judge,
    private readonly program: AttackedProgram,
    private readonly options: { budgetMs: number; seed?: number },
  ) {
    this.inputs = new AttackInputs(subject, options.seed ?? 1);
  }

  /** @returns null when the time is over, or when the program does not compile. */
  async run(): Promise<Finding | null> {
    const reference = await this.openReference();
    try {
      const found = await this.search(reference);
      return found && (await this.smaller(found, reference));
    } finally {
      await reference.close();
    }
  }

  private get left(): number {
    return this.options.budgetMs - (performance.now() - this.began);
  }

  private async search(reference: Program): Promise<Finding | null> {
    const samples = this.subject.pack.samples.map(({ input }) => ({
      text: input,
      recipe: null,
      origin: 'a sample',
    }));
    let slowest: { input: AttackInput; ms: number } | null = null;
    for (let count = FIRST_ROUND; this.left > 0; count = Math.min(count * 2, MOST_A_ROUND)) {
      const small = this.inputs.small(count);
      const rounds = [
        () => small,
        () => this.inputs.mutated([...samples, ...small], count * 2),
        () => this.inputs.structured(Math.min(count, 8)),
        () => (slowest ? this.uphill(slowest.input, Math.min(count, 12)) : []),
      ];
      for (const make of rounds) {
        if (this.left <= 0) return null;
        const { found, tests, inputs } = await this.judged(make(), reference);
        if (found) return found;
        for (const { index, measurement } of tests) {
          const input = inputs[index - 1];
          if (input && measurement.cpuTimeMs > (slowest?.ms ?? 0))
            slowest = { input, ms: measurement.cpuTimeMs };
        }
      }
    }
    return null;
  }

  /** Steps from the input that takes the program longest so far. */
  private uphill(from: AttackInput, count: number): AttackInput[] {
    const { recipe } = from;
    const near = recipe ? Array.from({ length: count }, () => this.inputs.neighbour(recipe)) : [];
    return [...this.inputs.reordered(from), ...near.filter((input) => input !== null)];
  }

  private async judged(
    inputs: readonly AttackInput[],
    reference: Program,
  ): Promise<{ found: Finding | null; tests: JudgedTest[]; inputs: AttackInput[] }> {
    const answered: { input: AttackInput; test: StoredTest }[] = [];
    for (const input of inputs) {
      const answer = await this.answerOf(input.text, reference);
      if (answer !== null)
        answered.push({
          input,
          test: { id: `attack-${answered.length + 1}`, input: input.text, answer, hidden: true },
        });
    }
    const judgedInputs = answered.map(({ input }) => input);
    if (answered.length === 0) return { found: null, tests: [], inputs: [] };
    const { pack, checker } = this.subject;
    const { tests } = await this.judge.judge({
      language: this.program.language,
      sourceCode: this.program.source,
      limits: pack.manifest,
      checker,
      tests: answered.map(({ test }) => test),
      stopAtFirstFailure: true,
    });
    this.tried += tests.length;
    const failed = tests.find(({ verdict }) => verdict !== 'accepted');
    const hit = failed && answered[failed.index - 1];
    if (!failed || !hit) return { found: null, tests, inputs: judgedInputs };
    return {
      found: {
        verdict: failed.verdict,
        message: failed.message,
        input: hit.test.input,
        answer: hit.test.answer,
        origin: hit.input.origin,
        seconds: (performance.now() - this.began) / 1_000,
        tried: this.tried,
        shrunkFrom: hit.test.input.length,
      },
      tests,
      inputs: judgedInputs,
    };
  }

  /** A smaller input with the same verdict. */
  private async smaller(found: Finding, reference: Program): Promise<Finding> {
    if (found.input.length > MOST_SHRUNK_CHARACTERS) return found;
    const end = performance.now() + this.options.budgetMs * SHRINK_SHARE;
    let best = found;
    await shrink(
      found.input,
      async (texts) => {
        const { found: smaller } = await this.judged(
          texts.map((text) => ({ text, recipe: null, origin: found.origin })),
          reference,
        );
        if (smaller?.verdict !== found.verdict) return -1;
        const { input, answer, message } = smaller;
        best = { ...best, input, answer, message };
        return texts.indexOf(input);
      },
      (text) => this.inputs.isLegal(text),
      () => performance.now() < end,
    );
    return best;
  }

  /** The fastest reference gives the answers. */
  private async openReference(): Promise<Program> {
    const { references } = this.subject.pack;
    const language = references.CPP === undefined ? 'JAVASCRIPT' : 'CPP';
    const opened = await this.judge.factory.open(language, references[language] ?? '');
    if (opened.kind === 'compile_error') throw new Error(`the ${language} reference does not compile`);
    return opened.program;
  }

  /** @returns null where the reference itself fails. */
  private async answerOf(input: string, reference: Program): Promise<string | null> {
    const limits = judgeLimitsFor('JAVA', this.subject.pack.manifest);
    const { status, evidence, stdout } = await reference.run(Buffer.from(input, 'utf8'), limits);
    return status === 'exited' && evidence.exitCode === 0 ? stdout.toString('utf8') : null;
  }
}
