import { parseArgs } from 'node:util';
import { BUILD_FOLDER } from '../../judging/folders.js';
import type { BenchOptions } from './bench-options.js';
import { benchBugs } from './bench-bugs.js';
import { benchLines } from './bench-lines.js';
import { benchClasses } from './bench-classes.js';
import { JudgeRunner } from '../../judging/judge-runner.js';

/**
 * `bench:analysis [--only two-sum,lis] [--sample 5] [--half tuned|held-out] [--part classes|bugs|lines] [--strangers folder] [--raw file] [--recorded folder] [--quick] [--verbose]`:
 * measures the programs of the bench and compares the result with what a person said about them.
 * @returns the exit code: 1 below a target.
 */
async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', default: '' },
      sample: { type: 'string', default: '1' },
      half: { type: 'string', default: 'both' },
      part: { type: 'string', default: 'all' },
      verbose: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
      raw: { type: 'string' },
      recorded: { type: 'string' },
      strangers: { type: 'string' },
    },
  });
  const { half } = values;
  if (half !== 'tuned' && half !== 'held-out' && half !== 'both')
    throw new Error('--half takes tuned, held-out or both');
  const options: BenchOptions = {
    only: values.only.split(',').filter((part) => part !== ''),
    sample: Math.max(1, Math.floor(Number(values.sample)) || 1),
    half,
    verbose: values.verbose,
    quick: values.quick,
    strangers: values.strangers,
  };
  const runner = await JudgeRunner.open(`${BUILD_FOLDER}/cache`);
  try {
    let good = true;
    const wanted = (part: string): boolean => values.part === 'all' || values.part === part;
    if (wanted('classes')) good = (await benchClasses(runner, options)) && good;
    if (wanted('bugs')) good = (await benchBugs(runner, options)) && good;
    if (wanted('lines')) good = (await benchLines(runner, options, values)) && good;
    return good ? 0 : 1;
  } finally {
    await runner.close();
  }
}

process.exit(await main(process.argv.slice(2)));
