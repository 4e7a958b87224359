import { Report } from '../report.js';
import { JAVA_TINY, JS_TINY } from '../workloads.js';
import { compareEngine } from './compare-engine.js';
import type { Engine } from './engine.js';

const COMPILER = ['javac'];
/** One run costs 10 ms, one compilation 100 ms. */
const bare = {
  prepare: (workload: typeof JAVA_TINY) => ({ workload, folder: '/unused', argv: ['java'] }),
  compilerCommand: ({ language }: typeof JAVA_TINY) => (language === 'JAVA' ? COMPILER : undefined),
  run: (argv: readonly string[], count: number) => Promise.resolve(count * (argv === COMPILER ? 100 : 10)),
};

async function compared(compiles: Engine['compiles'], workload = JAVA_TINY): Promise<string> {
  const engine: Engine = {
    name: 'an engine',
    accounting: 'counted',
    compiles,
    run: () => Promise.resolve(420),
    close: () => Promise.resolve(),
  };
  let said = '';
  const report = new Report((text) => (said += text));
  await compareEngine(engine, workload, { bare, report, rounds: 3, tests: 20 });
  return said;
}

it('lets the bare processes compile as often as the engine', async () => {
  expect(await compared('beforehand')).toContain('2.100  420 ms against 200 ms bare; counted');
  expect(await compared('once')).toContain(
    '1.400  420 ms against 300 ms bare with 1 cold compilation; counted',
  );
  expect(await compared('each run')).toContain(
    '0.191  420 ms against 2200 ms bare with 20 cold compilations;',
  );
});

it('compiles nothing that needs no compiler', async () => {
  expect(await compared('each run', JS_TINY)).toContain('2.100  420 ms against 200 ms bare; counted');
});
