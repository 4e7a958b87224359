import { spawn, type ChildProcess } from 'node:child_process';
import { parseArgs } from 'node:util';
import { VERDICT_LABELS } from '@evident/contracts';
import type { EvidenceRunner } from '@evident/ai/evidence/evidence-runner';
import { SourceReader } from '@evident/ai/reading/source-reader';
import { BUILD_FOLDER } from '../../judging/folders.js';
import { JudgeRunner } from '../../judging/judge-runner.js';
import { MemoryCache } from '../../judging/memory-cache.js';
import { RecordedRunner } from '../../judging/recorded-runner.js';
import { programNamed, reportOf, type ReportedProgram, type WholeReport } from './report-of.js';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** One program of each language and kind: right, slow, wrong, crashing. */
const REPEATED = [
  'two-sum/dict_enum.py',
  'two-sum/DoubleLoop.java',
  'two-sum/map_class.js',
  'trapped-rain/wrong/neighbours-only.js',
];

interface Tools {
  runner: EvidenceRunner;
  reader: SourceReader;
}

function printReport({ name, language, sourceCode }: ReportedProgram, report: WholeReport): void {
  const { findings, rated, result } = report;
  const verdicts = (findings.tests ?? []).map(({ verdict }) => VERDICT_LABELS[verdict]);
  const counts = [...new Set(verdicts)].map((one) => `${verdicts.filter((v) => v === one).length} ${one}`);
  print(`\n===== ${name} (${language}); ${counts.join(', ')}`);
  sourceCode.split('\n').forEach((line, at) => print(`${String(at + 1).padStart(3)} ${line}`));
  print(`--- rating ${result.rating ?? 'none'}\n--- complexity: ${result['tc&sc']}`);
  print(`--- bugs: ${result.bugs}\n--- improvement: ${result.improvement}`);
  print(`--- description: ${result.description}`);
  for (const { part, points, of, reason } of rated.breakdown) print(`--- ${part} ${points}/${of}: ${reason}`);
  for (const { id, strength, line, text } of rated.evidence)
    print(`--- ${id} ${strength}${line === null ? '' : `, line ${line}`}: ${text}`);
}

/** Processes that use a core each, so that the machine has that load. */
async function underLoad<T>(load: number, work: () => Promise<T>): Promise<T> {
  const busy: ChildProcess[] = Array.from({ length: load }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  try {
    return await work();
  } finally {
    for (const one of busy) one.kill('SIGKILL');
  }
}

/** What must not change from one analysis to the next. */
const answerOf = ({ findings, result }: WholeReport) => ({
  rating: result.rating,
  time: findings.time.notation,
  space: findings.space.notation,
  edit: findings.smallEdit,
});

/** Analyses each program `times` times, in turn under each load, with an empty cache. @returns the differing ones. */
async function repeat(
  programs: readonly ReportedProgram[],
  times: number,
  loads: readonly number[],
  { runner, reader }: Tools,
): Promise<number> {
  let differing = 0;
  for (const program of programs) {
    const seen = new Map<string, number[]>();
    for (let time = 0; time < times; time += 1) {
      const load = loads[time % loads.length] ?? 0;
      const report = await underLoad(load, () =>
        reportOf(program, { runner, reader, cache: new MemoryCache() }),
      );
      const answer = JSON.stringify(answerOf(report));
      seen.set(answer, [...(seen.get(answer) ?? []), load]);
    }
    if (seen.size > 1) differing += 1;
    print(`${seen.size === 1 ? '✓' : '✗'} ${program.name}`);
    for (const [answer, under] of seen)
      print(`    ${under.length} times, at loads ${under.join(' ')}: ${answer}`);
  }
  print(`\n${programs.length} programs, ${times} times each: ${differing} with different answers`);
  return differing;
}

/**
 * `bench:analysis-repeat [names] [--times 10] [--loads 0,2,5,10,20]`: the same program gets the same rating and classes,
 * however busy the machine is. With `--read` each report is printed once and whole; with
 * `--recorded <folder>` as well, runs that the folder holds are not repeated.
 */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      times: { type: 'string', default: '10' },
      loads: { type: 'string', default: '0,2,5,10,20' },
      read: { type: 'boolean', default: false },
      recorded: { type: 'string' },
    },
  });
  const programs = await Promise.all((positionals.length > 0 ? positionals : REPEATED).map(programNamed));
  const judge = await JudgeRunner.open(`${BUILD_FOLDER}/cache`);
  const reader = new SourceReader({ readTimeoutMs: 60_000 });
  try {
    if (!values.read)
      return await repeat(programs, Number(values.times), values.loads.split(',').map(Number), {
        runner: judge,
        reader,
      });
    const runner = values.recorded === undefined ? judge : new RecordedRunner(judge, values.recorded);
    const cache = new MemoryCache();
    for (const program of programs) printReport(program, await reportOf(program, { runner, reader, cache }));
    return 0;
  } finally {
    await Promise.all([judge.close(), reader.close()]);
  }
}

process.exit((await main()) === 0 ? 0 : 1);
