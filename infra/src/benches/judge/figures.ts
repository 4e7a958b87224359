import type { BareProcesses } from './bare.js';
import { CpuGroup } from './engines/cpu-group.js';
import { median, ratios, type Report } from './report.js';
import type { Submissions } from './submissions.js';
import { JAVA_TINY, NOTHING, type Workload } from './workloads.js';

export const TESTS = 20;
/** Runs of a process that does nothing: enough to resolve a millisecond. */
const TINY_RUNS = 50;

/** Both sides are measured in turns, so that other work on the machine affects them alike. */
export interface Bench {
  submissions: Submissions;
  bare: BareProcesses;
  report: Report;
  rounds: number;
  /** Tests that the worker runs at a time. */
  cores: number;
}

/** One workload against as many bare processes. */
export async function against(bench: Bench, workload: Workload, limit: number): Promise<void> {
  const { argv } = bench.bare.prepare(workload);
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < bench.rounds; round += 1) {
    theirs.push(await bench.bare.run(argv, TESTS));
    ours.push(await bench.submissions.cpuMs(workload, TESTS));
  }
  const detail = `${median(ours).toFixed(0)} ms against ${median(theirs).toFixed(0)} ms bare`;
  bench.report.judge(`${workload.name}, ${TESTS} tests`, limit, ratios(ours, theirs), detail);
}

/**
 * Compares a workload that computes with bare processes that run one at a time; the limit applies to this figure. A
 * second figure runs one on each core, as the worker does; the difference shows how the cores slow each other.
 */
export async function againstBoth(bench: Bench, workload: Workload, limit: number): Promise<void> {
  const { argv } = bench.bare.prepare(workload);
  const ours: number[] = [];
  const alone: number[] = [];
  const together: number[] = [];
  for (let round = 0; round < bench.rounds; round += 1) {
    alone.push(await bench.bare.run(argv, TESTS));
    ours.push(await bench.submissions.cpuMs(workload, TESTS));
    together.push(await bench.bare.run(argv, TESTS, { atOnce: bench.cores }));
  }
  const used = `${median(ours).toFixed(0)} ms against ${median(alone).toFixed(0)} ms bare, one at a time`;
  const other = `${median(ratios(ours, together)).toFixed(3)} of ${median(together).toFixed(0)} ms bare, ${bench.cores} at a time`;
  bench.report.judge(`${workload.name}, ${TESTS} tests`, limit, ratios(ours, alone), `${used}; ${other}`);
}

export async function javaFigures({ submissions, bare, report, rounds }: Bench): Promise<void> {
  const { argv } = bare.prepare(JAVA_TINY);
  const javac = bare.compilerCommand(JAVA_TINY) ?? [];
  const twenty: number[] = [];
  const one: number[] = [];
  const perTest: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const compile = await bare.run(javac, 1);
    const runs = await bare.run(argv, TESTS);
    const ours = await submissions.cpuMs(JAVA_TINY, TESTS);
    twenty.push(ours / (compile + runs));
    perTest.push(ours / (TESTS * compile + runs));
    one.push((await submissions.cpuMs(JAVA_TINY, 1)) / (compile + runs / TESTS));
  }
  report.judge(
    'Java, tiny, 20 tests with compilation',
    0.5,
    twenty,
    'against one cold javac and 20 bare java',
  );
  report.judge('Java, one test of a changed source', 0.12, one, 'against cold javac and java');
  report.judge(
    'Java, 20 tests against an engine that compiles for each',
    0.08,
    perTest,
    'against 20 times cold javac and java',
  );
}

export async function sandboxCost({ submissions, bare, report, rounds }: Bench): Promise<void> {
  const { argv } = bare.prepare(NOTHING);
  const bwrap = bare.bubblewrap();
  // bubblewrap ends without waiting for its children, so its own CPU time would leave theirs out.
  const group = bwrap && CpuGroup.create();
  const added: number[] = [];
  const wrapped: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const plain = (await bare.run(argv, TINY_RUNS)) / TINY_RUNS;
    added.push((await submissions.runCpuMs(NOTHING, TINY_RUNS)) - plain);
    if (bwrap && group) {
      const all = await bare.run([...bwrap, ...argv], TINY_RUNS, { group: group.folder });
      wrapped.push(all / TINY_RUNS - plain);
    }
  }
  await group?.remove();
  const beside = bwrap ? `bubblewrap adds ${median(wrapped).toFixed(2)} ms` : 'bubblewrap is not installed';
  report.judge('Sandbox added to one plain process, ms CPU', 2, added, beside);
}

/** Time from the source to the result on an idle worker. */
export async function latency(bench: Bench, workload: Workload, limit: number): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < bench.rounds * 2; round += 1)
    times.push(await bench.submissions.waitMs(workload));
  bench.report.judge(`${workload.name}, one test, ms of waiting`, limit, times, 'source in hand to result');
}
