import fs from 'node:fs/promises';
import path from 'node:path';
import type { EditorLanguage } from '@evident/contracts';
import type { EvidenceProgram, EvidenceRunner } from '@evident/ai/evidence/evidence-runner';
import { passed } from '@evident/ai/evidence/findings';
import { findFault, searchOf } from '@evident/ai/measure/edits/find-fault';
import { benchProblem, benchPrograms } from '../../analysis-programs/bench-programs.js';
import { faultyPrograms } from '../../analysis-programs/injected-bugs.js';
import type { JudgeRunner } from '../../judging/judge-runner.js';
import { MemoryCache } from '../../judging/memory-cache.js';
import { RecordedRunner } from '../../judging/recorded-runner.js';
import { wrongPrograms } from '../../analysis-programs/strangers-labels.js';
import { chosenOf } from './bench-classes.js';
import type { BenchOptions } from './bench-options.js';
import { testedProgram } from './tested-program.js';
import { wholeCatalogueProblem } from './whole-problem.js';

/** The wrong programs that the search was tuned on, by half. */
const STRANGERS = 'infra/bench-programs/strangers-3';
const TARGET = 0.7;

/** A wrong program, with the lines that its author calls wrong. */
interface Subject {
  name: string;
  slug: string;
  language: EditorLanguage;
  sourceCode: string;
  bugLines: readonly number[];
  kind: 'planted' | 'strangers';
  half: 'odd' | 'even';
  heldOut: boolean;
}

interface Located extends Subject {
  fails: boolean;
  lines: readonly number[];
  edit: number | null;
  /** What the report named before: the edit, or blocks that failing tests run. */
  before: readonly { first: number; last: number }[];
  seconds: number;
}

/** @param folder other wrong programs, on which nothing was tuned; they stand alone */
async function subjects(folder: string | undefined): Promise<Subject[]> {
  if (folder !== undefined)
    return (await wrongPrograms(folder)).map((one) => ({ ...one, kind: 'strangers', heldOut: true }));
  const programs = await benchPrograms();
  const planted = (await faultyPrograms(programs)).map(({ program, kind, sourceCode }): Subject => {
    const lines = sourceCode.split('\n');
    const line = program.sourceCode.split('\n').findIndex((text, at) => text !== lines[at]) + 1;
    const { slug, language, name } = program;
    const rest = { slug, language, sourceCode, bugLines: [line], half: 'odd' as const, heldOut: false };
    return { name: `${name} (${kind})`, kind: 'planted', ...rest };
  });
  const others = (await wrongPrograms(STRANGERS)).map((program): Subject => ({
    ...program,
    kind: 'strangers',
    heldOut: program.half === 'even',
  }));
  return [...planted, ...others];
}

/** @param judge spends the CPU time that is told; a task that `runner` remembers costs none */
async function locate(
  subject: Subject,
  { judge, runner }: { judge: JudgeRunner; runner: EvidenceRunner },
  cache: MemoryCache,
  raw: string | undefined,
): Promise<Located> {
  const problem =
    subject.kind === 'strangers'
      ? await wholeCatalogueProblem(subject.slug)
      : await benchProblem(subject.slug);
  const { signal } = new AbortController();
  const program: EvidenceProgram = { language: subject.language, sourceCode: subject.sourceCode };
  const { allTests, known } = await testedProgram(program, problem, { runner, cache, signal });
  const { compared, covered } = known;
  const from = judge.cpuMs;
  const { edit, lines } = await findFault(program, problem, known, { runner, signal });
  const seconds = (judge.cpuMs - from) / 1_000;
  if (raw !== undefined) {
    const search = await searchOf(program, problem, known, { runner, signal });
    const tried = await search?.triedChanges();
    const all = subject.sourceCode.split('\n').map((_, at) => search?.spectrum(at + 1) ?? null);
    const row = { ...subject, edit: edit?.line ?? null, spectrum: all, tried };
    await fs.appendFile(raw, `${JSON.stringify(row)}\n`);
  }
  const before = edit ? [{ first: edit.line, last: edit.line }] : (covered?.suspects ?? []);
  const fails = !allTests.every(passed) || compared.counterExample !== null;
  return { ...subject, fails, lines, edit: edit?.line ?? null, before, seconds };
}

const isNamed = ({ bugLines, lines }: Located): boolean => lines.some((line) => bugLines.includes(line));
const wasNamed = ({ bugLines, before }: Located): boolean =>
  before.some(({ first, last }) => bugLines.some((line) => first <= line && line <= last));

const percent = (part: number, of: number): string =>
  of === 0 ? '—' : `${part} of ${of} (${((100 * part) / of).toFixed(0)} %)`;

function summary(title: string, rows: readonly Located[]): string {
  const named = percent(rows.filter(isNamed).length, rows.length);
  const first = percent(
    rows.filter(({ bugLines, lines }) => bugLines.includes(lines[0] ?? 0)).length,
    rows.length,
  );
  const edits = percent(
    rows.filter(({ edit, bugLines }) => edit !== null && bugLines.includes(edit)).length,
    rows.length,
  );
  return `  ${title.padEnd(20)} among three ${named.padEnd(18)} first ${first.padEnd(18)} edit there ${edits.padEnd(18)} before ${percent(rows.filter(wasNamed).length, rows.length)}\n`;
}

/** Whether the report names the wrong line of wrong programs among the first three. @returns false below the target */
export async function benchLines(
  judge: JudgeRunner,
  options: BenchOptions,
  { raw, recorded }: { raw?: string; recorded?: string },
): Promise<boolean> {
  const runner = recorded === undefined ? judge : new RecordedRunner(judge, recorded);
  const cache = new MemoryCache();
  const located: Located[] = [];
  for (const subject of chosenOf(await subjects(options.strangers), options)) {
    const one = await locate(subject, { judge, runner }, cache, raw && path.resolve(raw));
    located.push(one);
    const { name, bugLines, lines, edit, fails, seconds } = one;
    process.stdout.write(
      `${isNamed(one) ? '✓' : '✗'} ${name}: wrong ${bugLines.join(', ')}; named ${lines.join(', ') || 'none'}${edit === null ? '' : `, edit on ${edit}`}${fails ? '' : ', NO failing input'} (${seconds.toFixed(1)} s of CPU)\n`,
    );
  }
  const groups: [string, (one: Located) => boolean][] = [
    ['all', () => true],
    ['planted', ({ kind }) => kind === 'planted'],
    ['strangers', ({ kind }) => kind === 'strangers'],
    ['strangers, odd', ({ kind, half }) => kind === 'strangers' && half === 'odd'],
    ['strangers, even', ({ kind, half }) => kind === 'strangers' && half === 'even'],
    ...(['JAVASCRIPT', 'PYTHON', 'JAVA'] as const).map((language): [string, (one: Located) => boolean] => [
      language,
      (one) => one.language === language,
    ]),
  ];
  process.stdout.write('\nThe wrong line is named\n');
  for (const [title, of] of groups) process.stdout.write(summary(title, located.filter(of)));
  return located.filter(isNamed).length >= TARGET * located.length;
}
