import { messageOf } from '@evident/kit/thrown';
import type { BareProcesses } from '../bare.js';
import { median, ratios, type Report } from '../report.js';
import type { Workload } from '../workloads.js';
import type { Engine } from './engine.js';

export interface Comparison {
  bare: Pick<BareProcesses, 'prepare' | 'compilerCommand' | 'run'>;
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
  const compiler = bare.compilerCommand(workload);
  const compilations = compiler && { beforehand: 0, once: 1, 'each run': tests }[engine.compiles];
  const theirs: number[] = [];
  const plain: number[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      const compiling = compiler && compilations ? compilations * (await bare.run(compiler, 1)) : 0;
      plain.push(compiling + (await bare.run(program.argv, tests)));
      theirs.push(await engine.run(program, tests));
    }
  } catch (error) {
    report.miss(what, `not measured: ${messageOf(error).trim().split('\n').at(-1) ?? ''}`);
    return;
  }
  const compiled = compilations ? ` with ${compilations} cold compilation${compilations > 1 ? 's' : ''}` : '';
  const used = `${median(theirs).toFixed(0)} ms against ${median(plain).toFixed(0)} ms bare${compiled}`;
  report.compare(what, ratios(theirs, plain), `${used}; ${engine.accounting}`);
}
