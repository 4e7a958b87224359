import { messageOf } from '@evident/kit/thrown';
import type { BareProcesses } from '../bare.js';
import { median, ratios, type Report } from '../report.js';
import type { Workload } from '../workloads.js';
import type { Engine } from './engine.js';

export interface Comparison {
  bare: BareProcesses;
  report: Report;
  rounds: number;
  tests: number;
}

/** Compares one workload in another engine with as many bare processes, in turns. Reports what the engine cannot run. */
export async function compareEngine(
  engine: Engine,
  workload: Workload,
  { bare, report, rounds, tests }: Comparison,
): Promise<void> {
  const what = `${engine.name}: ${workload.name}, ${tests} tests`;
  const program = bare.prepare(workload);
  const theirs: number[] = [];
  const plain: number[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      plain.push(await bare.run(program.argv, tests));
      theirs.push(await engine.run(program, tests));
    }
  } catch (error) {
    report.miss(what, `not measured: ${messageOf(error).trim().split('\n').at(-1) ?? ''}`);
    return;
  }
  const used = `${median(theirs).toFixed(0)} ms against ${median(plain).toFixed(0)} ms bare`;
  report.compare(what, ratios(theirs, plain), `${used}; ${engine.accounting}`);
}
