import { isEditorLanguage, type EditorLanguage } from '@evident/contracts';
import type { BatchCase } from '../batches/run-batch.js';
import type { ExpectedCase } from '../bugs/compared-program.js';
import { isSameOutput } from '../bugs/same-output.js';
import { suspicion } from '../coverage/suspects.js';
import type { EvidenceProgram } from '../../evidence/evidence-runner.js';
import { passed, type Overflow, type SmallEdit } from '../../evidence/findings.js';
import { testLimits } from '../../evidence/limits.js';
import { smallestFirst, type ProblemContext } from '../../evidence/problem-context.js';
import { crashLine } from './crash-line.js';
import { declaredLine } from './declared-line.js';
import { findOverflow } from './find-overflow.js';
import { linesOfLargeFailure } from './large-failure.js';
import { MOST_SEARCHED_SOURCE, mutated, mutationsOf, type Mutation } from './mutations.js';
import { failingCase, othersOf } from './cases.js';
import { forcedSteps } from './forced-steps.js';
import { plumbingOf } from './plumbing.js';
import { isLargerSlip, isSlip, probesOf } from './probes.js';
import { rankLines, type TriedChange, type TriedChanges } from './rank-lines.js';
import type { SearchTools } from './variant-batches.js';
import { VariantRuns } from './variant-runs.js';
import { isWrong, type WrongProgram } from './wrong-program.js';

/** The most changes that are tried. Numbers bound the search, so that the same program always gets the same answer. */
const MOST_MUTATIONS = 160;
/** Changes by which the lines are compared. */
const MOST_COMPARED_CHANGES = 160;
const MOST_OF_LINE = 24;
/** Of lines that read or print, fewer changes are tried. */
const LATER_ROUNDS = 2;
/** Inputs of each kind on which changes are proved that made all others pass. */
const MOST_PROVING = 12;
/** Changes that are proved. */
const MOST_PROVED = 40;
/** Forms in which one step is forced. */
const MOST_FORCED = 40;
/** Inputs on which they are played: failing ones, and ones that pass. */
const MOST_OF_KIND = 3;
/** Changes that make the first failing input pass and are tried on other inputs. */
const MOST_SURVIVORS = 4;
/** Compared inputs that each of them must pass: failing ones, and ones that pass. */
const MOST_COMPARED = 8;
/** Changes that are judged on all tests. */
const MOST_JUDGED = 2;
/** If a change mends a program that was too slow, it ends an endless loop, so it needs much less than the limit. */
const SHARE_OF_TIME = 0.25;
const LEAST_TIME_MS = 1_000;

/** Where the fault of a wrong program seems to be. */
export interface FoundFault {
  /** A change of one token after which the failing input and every test pass. */
  edit: SmallEdit | null;
  /** A number that its type cannot hold, on failing inputs only; not looked for beside an edit. */
  overflow: Overflow | null;
  /** The lines that deserve a look first, most likely first; empty when nothing tells. */
  lines: readonly number[];
}

export const NO_FAULT: FoundFault = { edit: null, overflow: null, lines: [] };
const MOST_LINES = 3;
/** Of the line of a crash, as much as of a change that moves all failing inputs. */
const CRASH_WEIGHT = 1;
const PLUMBING_WEIGHT = 0.05;

/**
 * Looks for a change of one token after which the failing input and every test pass, and for the lines whose changes
 * matter most to the failing inputs.
 * @returns nothing when the program is right or too slow.
 * @throws what the runner throws.
 */
export async function findFault(
  program: EvidenceProgram,
  problem: ProblemContext,
  known: WrongProgram,
  tools: SearchTools,
): Promise<FoundFault> {
  const { language, sourceCode } = program;
  if (!isEditorLanguage(language)) return NO_FAULT;
  const search = await searchOf(program, problem, known, tools);
  const edit = (await search?.edit()) ?? null;
  // An edit that passes everything tells more than other lines.
  if (edit) return { ...NO_FAULT, edit, lines: [edit.line] };
  const overflow = await findOverflow(program, problem, known, tools);
  const ranked = search ? rankLines(await search.triedChanges(), await search.suspicion()) : [];
  const typed = overflow && (await declaredLine(language, sourceCode, overflow.line));
  const first = [overflow?.line, typed].filter((line) => typeof line === 'number');
  const found = [...first, ...ranked];
  const lines = found.length > 0 ? found : await linesWithoutChanges(program, problem, known, tools);
  return { edit, overflow, lines: [...new Set(lines)].slice(0, MOST_LINES) };
}

/** Where a large input crashes; else the blocks that failing tests enter and others mostly do not. */
async function linesWithoutChanges(
  program: EvidenceProgram,
  problem: ProblemContext,
  known: WrongProgram,
  tools: SearchTools,
): Promise<number[]> {
  const crash = await linesOfLargeFailure(program, problem, known, tools);
  if (crash.length > 0 || !known.tests.some(isWrong)) return crash;
  return (known.covered?.suspects ?? []).flatMap(({ first, last }) =>
    Array.from({ length: last - first + 1 }, (_, at) => first + at),
  );
}

/** @returns null when there is nothing to look for */
export async function searchOf(
  program: EvidenceProgram,
  problem: ProblemContext,
  known: WrongProgram,
  tools: SearchTools,
): Promise<FaultSearch | null> {
  const failing = failingCase(problem, known);
  const { language, sourceCode } = program;
  if (!failing || !isEditorLanguage(language) || sourceCode.length > MOST_SEARCHED_SOURCE) return null;
  const cases = comparedCases(problem, known, failing);
  const foreseen = [failing, ...cases.edit, ...cases.bad, ...cases.good].map(({ input }) => input);
  const runs = await VariantRuns.of({ language, sourceCode }, foreseen, tools);
  return runs ? new FaultSearch({ language, sourceCode }, runs, problem, known, failing, cases, tools) : null;
}

/** The inputs on which changes are tried. */
interface ComparedCases {
  /** What an edit must pass beside the first failing input. */
  edit: readonly ExpectedCase[];
  /** Failing inputs, and passing ones, on which the changes of each line are compared. */
  bad: readonly ExpectedCase[];
  good: readonly ExpectedCase[];
}

function comparedCases(problem: ProblemContext, known: WrongProgram, failing: ExpectedCase): ComparedCases {
  const others = (wanted: boolean, most: number): ExpectedCase[] =>
    othersOf(problem, known, failing, wanted, most);
  return {
    edit: [...others(true, MOST_COMPARED / 2), ...others(false, MOST_COMPARED / 2)],
    bad: [failing, ...others(true, MOST_OF_KIND - 1)],
    good: others(false, MOST_OF_KIND),
  };
}

class FaultSearch {
  constructor(
    private readonly program: EvidenceProgram & { language: EditorLanguage },
    private readonly runs: VariantRuns,
    private readonly problem: ProblemContext,
    private readonly known: WrongProgram,
    private readonly failing: ExpectedCase,
    private readonly cases: ComparedCases,
    private readonly tools: SearchTools,
  ) {}

  /** How far the failing runs implicate a line, 0–1; 1 where nothing is known. */
  get spectrum(): (line: number) => number {
    const { compared, covered } = this.known;
    const runs = [
      ...(covered?.runs ?? []),
      ...compared.compared.flatMap(({ reached, failed }) => (failed === null ? [] : [{ reached, failed }])),
    ];
    return covered && runs.some((run) => run.failed) ? suspicion(covered.blocks, runs) : () => 1;
  }

  /** As `spectrum`, and the line of a crash before all others. */
  async suspicion(): Promise<(line: number) => number> {
    const [[plain] = []] = await this.runs.play([null], [this.failing.input]);
    const crashed = plain?.exitCode === 0 ? null : crashLine(this.program.language, plain?.stderr ?? '');
    const { spectrum } = this;
    const isPlumbing = plumbingOf(this.program.sourceCode);
    return (line) =>
      spectrum(line) + (line === crashed ? CRASH_WEIGHT : 0) - (isPlumbing(line) ? PLUMBING_WEIGHT : 0);
  }

  /** The first change of one token after which the failing input and every test pass. */
  async edit(): Promise<SmallEdit | null> {
    const tried = await this.candidates();
    const survivors = await this.passing(tried, [this.failing], MOST_SURVIVORS);
    const solid = await this.passing(survivors, this.cases.edit, MOST_JUDGED);
    for (const one of solid) if (await this.passesTests(one)) return toldOf(this.program.sourceCode, one);
    return null;
  }

  /** What changes of each line do on inputs that fail and on inputs that pass. */
  async triedChanges(): Promise<TriedChanges> {
    const { bad, good } = this.cases;
    const cases = [...bad, ...good];
    const [all, forced] = [await this.changesOfLines(), await this.forcedForms()];
    // Together, because in Java each process warms up its compiler.
    await this.runs.play([null, ...all, ...forced], [this.failing.input]);
    const changes = await this.moving(all);
    const [plain = [], ...played] = await this.runs.play(
      [null, ...changes],
      cases.map(({ input }) => input),
    );
    const tried = changes.flatMap(({ line }, of): TriedChange[] => {
      const outcomes = played[of] ?? [];
      if (outcomes.every((outcome) => outcome === undefined)) return [];
      const moved = bad.filter((_, at) => isOther(outcomes[at], plain[at])).length;
      return [{ line, moved, ...this.rightOf(outcomes, cases, bad.length) }];
    });
    const cures = changes.filter((_, of) => {
      const { fixed, broken } = this.rightOf(played[of] ?? [], cases, bad.length);
      return fixed === bad.length && broken === 0;
    });
    tried.push(...(await this.provedCures(cures.slice(0, MOST_PROVED))));
    return {
      changes: [
        ...tried,
        ...(await this.forcedChanges(forced, bad)),
        ...all.map(({ line }) => nothingChanged(line)),
      ],
      failing: bad.length,
      passing: good.length,
    };
  }

  /** Failing inputs that pass, and passing ones that fail. @param failing how many of the cases fail; they come first */
  private rightOf(
    outcomes: readonly (BatchCase | undefined)[],
    cases: readonly ExpectedCase[],
    failing: number,
  ): { fixed: number; broken: number } {
    const right = cases.map(({ answer }, at) => this.isRight(outcomes[at], answer));
    const fixed = right.slice(0, failing).filter((one) => one).length;
    return { fixed, broken: right.slice(failing).filter((one) => !one).length };
  }

  /** The changes that made every input pass, on more inputs: only what mends the fault goes on to do so. */
  private async provedCures(cures: readonly Mutation[]): Promise<TriedChange[]> {
    const { failing, known, problem } = this;
    const bad = othersOf(problem, known, failing, true, MOST_PROVING);
    const cases = [...bad, ...othersOf(problem, known, failing, false, MOST_PROVING)];
    if (cases.length === 0) return [];
    const played = await this.runs.play(
      cures,
      cases.map(({ input }) => input),
    );
    return cures.map(({ line }, of) => {
      const { fixed, broken } = this.rightOf(played[of] ?? [], cases, bad.length);
      const proof = (fixed + cases.length - bad.length - broken) / cases.length;
      return { line, fixed: 0, moved: 0, broken: 0, proof };
    });
  }

  /** Of each line, the failing inputs that pass if one of its steps is forced in some round. */
  private async forcedChanges(
    forms: readonly Mutation[],
    bad: readonly ExpectedCase[],
  ): Promise<TriedChange[]> {
    const played = await this.runs.play(
      forms,
      bad.map(({ input }) => input),
    );
    const lines = [...new Set(forms.map(({ line }) => line))];
    return lines.map((line) => {
      const own = played.filter((_, of) => forms[of]?.line === line);
      const fixed = bad.filter(({ answer }, at) =>
        own.some((outcomes) => this.isRight(outcomes[at], answer)),
      );
      return { line, fixed: fixed.length, moved: 0, broken: 0, isForced: true };
    });
  }

  private async forcedForms(): Promise<Mutation[]> {
    const { language, sourceCode } = this.program;
    const { spectrum } = this;
    const forms = await forcedSteps(language, sourceCode);
    return forms.filter(({ line }) => spectrum(line) > 0).slice(0, MOST_FORCED);
  }

  /** The changes that matter to the failing input. */
  private async moving(changes: readonly Mutation[]): Promise<Mutation[]> {
    const [[plain] = [], ...played] = await this.runs.play([null, ...changes], [this.failing.input]);
    return changes.filter((_, of) => isOther(played[of]?.[0], plain));
  }

  /** At most some changes of each line, what undoes a slip first, then likely tokens, then whole statements. */
  private async changesOfLines(): Promise<Mutation[]> {
    const { language, sourceCode } = this.program;
    const { spectrum } = this;
    const [probes, tokens] = [await probesOf(language, sourceCode), await this.candidates()];
    const isLikely = (one: Mutation): boolean => one.tier === 0;
    const all = [
      ...probes.filter(isSlip),
      ...tokens.filter(isLikely),
      ...probes.filter(isLargerSlip),
      ...probes.filter((one) => !isSlip(one) && !isLargerSlip(one)),
      ...tokens.filter((one) => !isLikely(one)),
    ];
    const isPlumbing = plumbingOf(sourceCode);
    const seen = new Map<number, number>();
    const rounds = all.flatMap((mutation) => {
      const { line } = mutation;
      const round = seen.get(line) ?? (isPlumbing(line) ? LATER_ROUNDS : 0);
      seen.set(line, round + 1);
      return round < MOST_OF_LINE ? [{ mutation, round, score: spectrum(line) }] : [];
    });
    return rounds
      .filter(({ score }) => score > 0)
      .sort((a, b) => a.round - b.round || b.score - a.score || a.mutation.start - b.mutation.start)
      .slice(0, MOST_COMPARED_CHANGES)
      .map(({ mutation }) => mutation);
  }

  /** The changes of one token to try: likely slips before rare ones, on suspicious lines before others. */
  private async candidates(): Promise<Mutation[]> {
    const { language, sourceCode } = this.program;
    const { spectrum } = this;
    const all = await mutationsOf(language, sourceCode);
    return all
      .map((mutation) => ({ mutation, score: spectrum(mutation.line) }))
      .filter(({ score }) => score > 0)
      .sort(
        (a, b) =>
          a.mutation.tier - b.mutation.tier || b.score - a.score || a.mutation.start - b.mutation.start,
      )
      .map(({ mutation }) => mutation)
      .slice(0, MOST_MUTATIONS);
  }

  /** The first `most` mutations, in their order, under which every case passes. */
  private async passing(
    mutations: readonly Mutation[],
    cases: readonly ExpectedCase[],
    most: number,
  ): Promise<Mutation[]> {
    if (cases.length === 0) return mutations.slice(0, most);
    const played = await this.runs.play(
      mutations,
      cases.map(({ input }) => input),
    );
    return mutations
      .filter((_, of) => cases.every(({ answer }, at) => this.isRight(played[of]?.[at], answer)))
      .slice(0, most);
  }

  private async passesTests(mutation: Mutation): Promise<boolean> {
    const { language, sourceCode } = this.program;
    const { known, problem, tools } = this;
    const tests = smallestFirst(problem.tests);
    const limits = testLimits(language, problem);
    const isSlow = await known.isSlow;
    const shorter = Math.max(LEAST_TIME_MS, Math.ceil(limits.timeLimitMs * SHARE_OF_TIME));
    const timeLimitMs = isSlow ? Math.min(limits.timeLimitMs, shorter) : limits.timeLimitMs;
    // Most of what refuses a change shows early: the failing input, or the time that the largest test takes.
    const cases = [this.failing, ...tests.slice(-1), ...tests.slice(0, -1)];
    const { tests: judged } = await tools.runner.run(
      {
        program: { language, sourceCode: mutated(sourceCode, mutation) },
        cases: cases.map(({ input, answer }, at) => ({ id: `edit-${at + 1}`, input, answer })),
        limits: { ...limits, timeLimitMs },
        checker: problem.checker,
        stopAtFirstFailure: true,
      },
      tools.signal,
    );
    return judged.length === cases.length && judged.every(passed);
  }

  private isRight(outcome: BatchCase | undefined, answer: string): boolean {
    if (!outcome || outcome.ended !== 'exit' || outcome.exitCode !== 0 || outcome.clipped) return false;
    return isSameOutput(this.problem.checker, answer, outcome.stdout);
  }
}

const nothingChanged = (line: number): TriedChange => ({ line, fixed: 0, moved: 0, broken: 0 });

/** Whether a changed program ended by itself with another output, or did not crash where the program does. */
function isOther(outcome: BatchCase | undefined, plain: BatchCase | undefined): boolean {
  if (!outcome || !plain || outcome.ended !== 'exit' || outcome.exitCode !== 0) return false;
  return plain.exitCode !== 0 || plain.ended !== 'exit' || outcome.stdout !== plain.stdout;
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
