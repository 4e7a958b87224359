import { judgeLimitsFor } from '@evident/contracts';
import type { EvidenceProgram } from '@evident/ai/evidence/evidence-runner';
import type { CounterExample } from '@evident/ai/evidence/findings';
import type { ProblemContext } from '@evident/ai/evidence/problem-context';
import { Fuzz } from '@evident/ai/measure/bugs/find-bugs';
import { InputSource } from '@evident/ai/measure/inputs/input-source';
import { judgeTests } from '@evident/ai/measure/judge-tests';
import type { BenchOptions } from './bench-options.js';
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
}

interface Looked {
  subject: Subject;
  failedTests: number;
  counterExample: CounterExample | null;
  /** The counter-example failed when run once more. */
  fails: boolean;
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
      return { name, heldOut, program, sourceCode, kind: null };
    });
  return [...faulty, ...sound];
}

async function look(subject: Subject, runner: JudgeRunner, cache: MemoryCache): Promise<Looked> {
  const problem = await benchProblem(subject.program.slug);
  const { signal } = new AbortController();
  const program: EvidenceProgram = {
    language: subject.program.language,
    sourceCode: subject.sourceCode,
  };
  const { tests } = await judgeTests(program, problem, runner, signal);
  const failedTests = tests.filter(({ verdict }) => verdict !== 'accepted').length;
  const inputs = new InputSource(problem, runner, cache, signal);
  const { counterExample } = await new Fuzz(program, problem, { runner, inputs, cache, signal }).run(
    failedTests > 0,
  );
  const fails = counterExample !== null && (await failsAgain(program, problem, counterExample, runner));
  return { subject, failedTests, counterExample, fails };
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

function lineOf({ subject, failedTests, counterExample, fails }: Looked): string {
  const isRight = (counterExample !== null) === (subject.kind !== null);
  const found = counterExample
    ? `${counterExample.verdict} on ${JSON.stringify(counterExample.input)}: expected ${JSON.stringify(counterExample.expected.slice(0, 60))}, got ${JSON.stringify(counterExample.actual.slice(0, 60))}${fails ? '' : ', NOT when run again'}`
    : 'no counter-example';
  return `${isRight ? '✓' : '✗'} ${subject.name}: ${found}; ${failedTests} tests failed\n`;
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
    process.stdout.write(`  ${kind.padEnd(16)} ${found} of ${rows.length}\n`);
  }
  return !(recall < TARGETS.recall) && !(precision < TARGETS.precision) && again === proved.length;
}
