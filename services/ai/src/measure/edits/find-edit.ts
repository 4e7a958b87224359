import { isEditorLanguage, type EditorLanguage, type Verdict } from '@evident/contracts';
import { variantProgram, type VariantProgram } from '../batches/batch-program.js';
import { BATCH_MEMORY_KB, runBatch, type BatchCase, type BatchLimits } from '../batches/run-batch.js';
import type { ExpectedCase } from '../bugs/compared-program.js';
import type { FuzzResult } from '../bugs/find-bugs.js';
import { isSameOutput } from '../bugs/same-output.js';
import { suspicion } from '../coverage/suspects.js';
import type { TestCoverage } from '../coverage/test-coverage.js';
import type { EvidenceProgram, EvidenceRunner } from '../../evidence/evidence-runner.js';
import { passed, type SmallEdit, type TestFinding } from '../../evidence/findings.js';
import { testLimits } from '../../evidence/limits.js';
import { smallestFirst, type ProblemContext } from '../../evidence/problem-context.js';
import { mutated, mutationsOf, type Mutation } from './mutations.js';

/**
 * The most changes that are tried; each is compiled anew in Java. Numbers bound the search, so that the same program
 * always gets the same answer.
 */
const MOST_MUTATIONS: Readonly<Record<EditorLanguage, number>> = { PYTHON: 160, JAVASCRIPT: 160, JAVA: 32 };
/** Changes that make the first failing input pass and are tried on other inputs. */
const MOST_SURVIVORS = 4;
/** Compared inputs that each of them must pass: failing ones, and ones that pass. */
const MOST_COMPARED = 8;
/** Changes that are judged on all tests. */
const MOST_JUDGED = 2;
/** Changes that never end, after which the search gives up. In Java each takes a process of its own. */
const MOST_TIMEOUTS = 10;
const MOST_PROCESSES = 4;
const MOST_INPUT_BYTES = 4_000;
/** Every variant of a source travels whole. */
const MOST_SOURCE = 16_000;
const LIMITS: BatchLimits = {
  caseMs: 250,
  totalMs: 5_000,
  keepBytes: 4_096,
  mostTimeouts: MOST_TIMEOUTS,
  memoryLimitKb: BATCH_MEMORY_KB,
};
/** One of these on a small input can be the work of a single token. */
const SOUGHT: readonly Verdict[] = ['wrong_answer', 'runtime_error'];

/** What is known of a program before the search. */
export interface WrongProgram {
  tests: readonly TestFinding[];
  compared: FuzzResult;
  covered: TestCoverage | null;
}

interface SearchTools {
  runner: EvidenceRunner;
  signal: AbortSignal;
}

/**
 * Looks for a change of one token after which the failing input and every test pass. The lines that the failing runs
 * implicate most come first.
 * @returns null when the program is right or too slow, or no change of the tried ones is enough.
 * @throws what the runner throws.
 */
export async function findEdit(
  program: EvidenceProgram,
  problem: ProblemContext,
  known: WrongProgram,
  tools: SearchTools,
): Promise<SmallEdit | null> {
  const failing = failingCase(problem, known);
  const { language } = program;
  if (!failing || !isEditorLanguage(language) || program.sourceCode.length > MOST_SOURCE) return null;
  const played = await variantProgram(language, program.sourceCode);
  if (!played) return null;
  const search = new EditSearch({ ...program, language }, played, problem, tools);
  const tried = await search.candidates(known);
  const survivors = await search.passing(tried, [failing], MOST_SURVIVORS);
  const solid = await search.passing(survivors, othersOf(known, failing), MOST_JUDGED);
  for (const one of solid) {
    if (await search.passesTests(one, failing)) return toldOf(program.sourceCode, one);
  }
  return null;
}

/** The smallest input that fails; undefined when none does, or the program is too slow rather than wrong. */
function failingCase(problem: ProblemContext, { tests, compared }: WrongProgram): ExpectedCase | undefined {
  const bad = tests.filter((test) => !passed(test));
  if (bad.some(({ verdict }) => !SOUGHT.includes(verdict))) return undefined;
  const { counterExample } = compared;
  if (counterExample) {
    const { input, expected: answer, verdict } = counterExample;
    return SOUGHT.includes(verdict) ? { input, answer } : undefined;
  }
  const ids = new Set(bad.map(({ id }) => id));
  const [smallest] = smallestFirst(problem.tests.filter(({ id }) => ids.has(id)));
  return smallest && smallest.input.length <= MOST_INPUT_BYTES ? smallest : undefined;
}

/** Compared inputs that tell most: half of them fail, if so many do. */
function othersOf({ compared }: WrongProgram, failing: ExpectedCase): ExpectedCase[] {
  const others = compared.compared.filter(({ input }) => input !== failing.input);
  const spread = (wanted: boolean): ExpectedCase[] => {
    const fit = others.filter(({ failed }) => failed === wanted);
    const step = Math.max(1, Math.floor((2 * fit.length) / MOST_COMPARED));
    return fit.filter((_, at) => at % step === 0).slice(0, MOST_COMPARED / 2);
  };
  return [...spread(true), ...spread(false)];
}

class EditSearch {
  constructor(
    private readonly program: EvidenceProgram & { language: EditorLanguage },
    private readonly played: VariantProgram,
    private readonly problem: ProblemContext,
    private readonly tools: SearchTools,
  ) {}

  /** The changes to try: likely slips before rare ones, on suspicious lines before others. */
  async candidates({ compared, covered }: WrongProgram): Promise<Mutation[]> {
    const { language, sourceCode } = this.program;
    const all = await mutationsOf(language, sourceCode);
    const runs = [
      ...(covered?.runs ?? []),
      ...compared.compared.flatMap(({ reached, failed }) => (failed === null ? [] : [{ reached, failed }])),
    ];
    const suspected = covered && runs.some((run) => run.failed) ? suspicion(covered.blocks, runs) : () => 1;
    return all
      .map((mutation) => ({ mutation, score: suspected(mutation.line) }))
      .filter(({ score }) => score > 0)
      .sort(
        (a, b) =>
          a.mutation.tier - b.mutation.tier || b.score - a.score || a.mutation.start - b.mutation.start,
      )
      .map(({ mutation }) => mutation)
      .slice(0, MOST_MUTATIONS[language]);
  }

  /** The first `most` mutations, in their order, under which every case passes. */
  async passing(
    mutations: readonly Mutation[],
    cases: readonly ExpectedCase[],
    most: number,
  ): Promise<Mutation[]> {
    if (cases.length === 0) return mutations.slice(0, most);
    const variants = await Promise.all(mutations.map((one) => this.prepared(one)));
    const pairs = variants.flatMap((variant, of) => cases.map((one) => ({ ...one, variant, of })));
    const outcomes = await this.outcomes(pairs);
    const failed = new Set(
      pairs.flatMap(({ of, answer }, at) => (this.isRight(outcomes.get(at), answer) ? [] : [of])),
    );
    return mutations.filter((_, at) => !failed.has(at)).slice(0, most);
  }

  async passesTests(mutation: Mutation, failing: ExpectedCase): Promise<boolean> {
    const { language, sourceCode } = this.program;
    const { problem, tools } = this;
    const cases = [failing, ...smallestFirst(problem.tests)];
    const { tests } = await tools.runner.run(
      {
        program: { language, sourceCode: mutated(sourceCode, mutation) },
        cases: cases.map(({ input, answer }, at) => ({ id: `edit-${at + 1}`, input, answer })),
        limits: testLimits(language, problem),
        checker: problem.checker,
        stopAtFirstFailure: true,
      },
      tools.signal,
    );
    return tests.length === cases.length && tests.every(passed);
  }

  private prepared(mutation: Mutation): Promise<string> {
    return this.played.prepared(mutated(this.program.sourceCode, mutation));
  }

  private isRight(outcome: BatchCase | undefined, answer: string): boolean {
    if (!outcome || outcome.ended !== 'exit' || outcome.exitCode !== 0 || outcome.clipped) return false;
    return isSameOutput(this.problem.checker, answer, outcome.stdout);
  }

  /** A batch in Java ends at a case that does not end, so the rest is played in another one. */
  private async outcomes(
    pairs: readonly { input: string; variant: string }[],
  ): Promise<ReadonlyMap<number, BatchCase>> {
    const { runner, signal } = this.tools;
    const outcomes = new Map<number, BatchCase>();
    let from = 0;
    for (let round = 0; round < MOST_PROCESSES && from < pairs.length; round += 1) {
      const rest = pairs.slice(from);
      const limits = { ...LIMITS, variants: rest.map(({ variant }) => variant) };
      const { cases } = await runBatch(
        runner,
        this.played,
        rest.map(({ input }) => input),
        limits,
        signal,
      );
      for (const one of cases) outcomes.set(from + one.index, one);
      if (cases.at(-1)?.ended !== 'timeout') break;
      from += (cases.at(-1)?.index ?? 0) + 1;
      if (this.program.language !== 'JAVA') break;
    }
    return outcomes;
  }
}

const MOST_TOLD = 40;
/** A name, a number, or an entry of an array. */
const OPERAND = String.raw`[\w.]+(?:\[[\w.+\- ]*\])?`;
const LEFT = new RegExp(`(?<![\\w.\\])])${OPERAND}\\s*$`);
const RIGHT = new RegExp(`^\\s*${OPERAND}(?![\\w.(\\[])`);

/** An operator is told with what stands beside it, because a line may have several of them. */
function toldOf(source: string, { line, start, end, before, after }: Mutation): SmallEdit {
  const head = source.slice(source.lastIndexOf('\n', start - 1) + 1, start);
  const rest = source.slice(end).split('\n', 1)[0] ?? '';
  const [left, right] = /\w/.test(before) ? [] : [LEFT.exec(head)?.[0], RIGHT.exec(rest)?.[0]];
  if (left === undefined || right === undefined || left.length + right.length > MOST_TOLD)
    return { line, before, after };
  return { line, before: `${left}${before}${right}`.trim(), after: `${left}${after}${right}`.trim() };
}
