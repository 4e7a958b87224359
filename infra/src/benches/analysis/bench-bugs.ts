import { judgeLimitsFor } from '@evident/contracts';
import type { EvidenceProgram } from '@evident/ai/evidence/evidence-runner';
import { passed, type CounterExample, type SmallEdit, type Suspect } from '@evident/ai/evidence/findings';
import type { ProblemContext } from '@evident/ai/evidence/problem-context';
import { suspectsOf } from '@evident/ai/measure/coverage/suspects';
import { findFault } from '@evident/ai/measure/edits/find-fault';
import type { BenchOptions } from './bench-options.js';
import { testedProgram } from './tested-program.js';
import { chosenOf } from './bench-classes.js';
import { benchProblem, benchPrograms, type BenchProgram } from '../../analysis-programs/bench-programs.js';
import { faultyPrograms } from '../../analysis-programs/injected-bugs.js';
import type { JudgeRunner } from '../../judging/judge-runner.js';
import { MemoryCache } from '../../judging/memory-cache.js';

const TARGETS = { recall: 0.8, precision: 0.95 };

interface Subject {
  name: string;
  heldOut: boolean;
  program: BenchProgram;
  sourceCode: string;
  /** Null when no fault was put in. */
  kind: string | null;
  /** The line with the fault; 0 when there is none. */
  line: number;
}

interface Looked {
  subject: Subject;
  failedTests: number;
  counterExample: CounterExample | null;
  /** The counter-example failed when run once more. */
  fails: boolean;
  /** The places that the report names as suspects. */
  suspects: readonly Suspect[];
  /** The same with the compared inputs beside the tests. */
  wider: readonly Suspect[];
  edit: SmallEdit | null;
  /** CPU seconds of the search for the edit. */
  editSeconds: number;
}

/** Analyses as many programs with one fault as without. @returns false below a target. */
export async function benchBugs(runner: JudgeRunner, options: BenchOptions): Promise<boolean> {
  const cache = new MemoryCache();
  const looked: Looked[] = [];
  for (const subject of chosenOf(await subjects(), options)) {
    const one = await look(subject, runner, cache);
    looked.push(one);
    process.stdout.write(lineOf(one));
  }
  return summarise(looked);
}

async function subjects(): Promise<Subject[]> {
  const programs = await benchPrograms();
  const injected = await faultyPrograms(programs);
  const faulty = injected.map(({ program, kind, sourceCode }): Subject => ({
    name: `${program.name} (${kind})`,
    heldOut: program.heldOut,
    program,
    sourceCode,
    kind,
    line: firstOtherLine(program.sourceCode, sourceCode),
  }));
  // A program that is too slow for the tests does not count as correct.
  const tooSlow = new Set(['exponential', 'factorial']);
  const used = new Set(injected.map(({ program }) => program.name));
  const sound = programs
    .filter(({ name, time }) => !used.has(name) && !tooSlow.has(time))
    .filter((_, at, all) => at % Math.max(1, Math.floor(all.length / faulty.length)) === 0)
    .slice(0, faulty.length)
    .map((program): Subject => {
      const { name, heldOut, sourceCode } = program;
      return { name, heldOut, program, sourceCode, kind: null, line: 0 };
    });
  return [...faulty, ...sound];
}

function firstOtherLine(source: string, faulty: string): number {
  const lines = faulty.split('\n');
  return source.split('\n').findIndex((line, at) => line !== lines[at]) + 1;
}

async function look(subject: Subject, runner: JudgeRunner, cache: MemoryCache): Promise<Looked> {
  const problem = await benchProblem(subject.program.slug);
  const { signal } = new AbortController();
  const program: EvidenceProgram = {
    language: subject.program.language,
    sourceCode: subject.sourceCode,
  };
  const { allTests, known } = await testedProgram(program, problem, { runner, cache, signal });
  const { compared, covered } = known;
  const { counterExample } = compared;
  const failedTests = allTests.filter((test) => !passed(test)).length;
  const before = runner.cpuMs;
  const { edit } = await findFault(program, problem, known, { runner, signal });
  const editSeconds = (runner.cpuMs - before) / 1_000;
  const fails = counterExample !== null && (await failsAgain(program, problem, counterExample, runner));
  return {
    subject,
    failedTests,
    counterExample,
    fails,
    suspects: covered?.suspects ?? [],
    wider: covered
      ? suspectsOf(covered.blocks, [
          ...covered.runs,
          ...compared.compared.flatMap(({ reached, failed: bad }) =>
            bad === null ? [] : [{ reached, failed: bad }],
          ),
        ])
      : [],
    edit,
    editSeconds,
  };
}

async function failsAgain(
  program: EvidenceProgram,
  problem: ProblemContext,
  { input, expected }: CounterExample,
  runner: JudgeRunner,
): Promise<boolean> {
  const { verdict } = await runner.run(
    {
      program,
      cases: [{ id: 'again', input, answer: expected }],
      limits: judgeLimitsFor(program.language, problem),
      checker: problem.checker,
      stopAtFirstFailure: false,
    },
    new AbortController().signal,
  );
  return verdict !== 'accepted';
}

/** Whether the line is in the first three places that the report names, or in the edit. */
const namesLine = ({ subject: { line }, suspects, edit }: Looked): boolean =>
  edit?.line === line || suspects.some(({ first, last }) => first <= line && line <= last);

function placeOf({ subject: { kind, line }, suspects, edit, editSeconds }: Looked): string {
  const places = suspects.map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`));
  const changed = edit ? `line ${edit.line}: \`${edit.before}\` → \`${edit.after}\`` : 'none';
  const where = kind === null ? '' : `; fault on line ${line}, suspects ${places.join(', ') || 'none'}`;
  return `${where}; edit ${changed} (${editSeconds.toFixed(1)} s of CPU)`;
}

function lineOf(looked: Looked): string {
  const { subject, failedTests, counterExample, fails } = looked;
  const isRight = (counterExample !== null) === (subject.kind !== null);
  const found = counterExample
    ? `${counterExample.verdict} on ${JSON.stringify(counterExample.input)}: expected ${JSON.stringify(counterExample.expected.slice(0, 60))}, got ${JSON.stringify(counterExample.actual.slice(0, 60))}${fails ? '' : ', NOT when run again'}`
    : 'no counter-example';
  return `${isRight ? '✓' : '✗'} ${subject.name}: ${found}; ${failedTests} tests failed${placeOf(looked)}\n`;
}

const percent = (part: number, of: number): string =>
  `${part} of ${of} (${((100 * part) / of).toFixed(0)} %)`;

function placesSummary(looked: readonly Looked[], faulty: readonly Looked[]): string {
  const all = faulty.length;
  const inThree = faulty.filter(({ subject: { line }, suspects }) =>
    suspects.some(({ first, last }) => first <= line && line <= last),
  );
  const edits = faulty.filter(({ edit }) => edit !== null);
  const onLine = edits.filter(({ edit, subject }) => edit?.line === subject.line);
  const sound = looked.filter(({ subject, edit }) => subject.kind === null && edit !== null).length;
  const seconds = faulty.map(({ editSeconds }) => editSeconds).sort((a, b) => a - b);
  const spent = `${(seconds[Math.floor(all / 2)] ?? 0).toFixed(1)} s, at most ${(seconds.at(-1) ?? 0).toFixed(1)} s`;
  return [
    `line among the first three suspects: ${percent(inThree.length, all)}`,
    `… with the compared inputs: ${percent(faulty.filter(({ subject: { line }, wider }) => wider.some(({ first, last }) => first <= line && line <= last)).length, all)}`,
    `line among the first three suspects or in the edit: ${percent(faulty.filter(namesLine).length, all)}`,
    `edit found: ${percent(edits.length, all)}, on the faulty line ${percent(onLine.length, edits.length || 1)}; in sound programs: ${sound}`,
    `CPU of the search: median ${spent}`,
    '',
  ].join('\n');
}

function summarise(looked: readonly Looked[]): boolean {
  const faulty = looked.filter(({ subject }) => subject.kind !== null);
  const proved = looked.filter(({ counterExample }) => counterExample !== null);
  const right = proved.filter(({ subject }) => subject.kind !== null);
  const recall = right.length / faulty.length;
  const precision = proved.length === 0 ? 1 : right.length / proved.length;
  const again = proved.filter(({ fails }) => fails).length;
  process.stdout.write(
    `\n${looked.length} programs, ${faulty.length} with one injected bug: proved ${right.length}, recall ${(100 * recall).toFixed(1)} %, precision ${(100 * precision).toFixed(1)} %; ${again} of ${proved.length} failing inputs fail when run again\n`,
  );
  for (const kind of [...new Set(faulty.map(({ subject }) => subject.kind ?? ''))]) {
    const rows = faulty.filter(({ subject }) => subject.kind === kind);
    const found = rows.filter(({ counterExample }) => counterExample !== null).length;
    const named = rows.filter(namesLine).length;
    const edited = rows.filter(({ edit }) => edit !== null).length;
    process.stdout.write(
      `  ${kind.padEnd(16)} ${found} of ${rows.length}; line named ${named}, edit found ${edited}\n`,
    );
  }
  process.stdout.write(placesSummary(looked, faulty));
  return !(recall < TARGETS.recall) && !(precision < TARGETS.precision) && again === proved.length;
}
