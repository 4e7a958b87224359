import type { JudgeLimits, Language } from '@evident/contracts';
import { RealFactory } from './testing/real-factory.js';

const LIMITS: JudgeLimits = {
  timeLimitMs: 4000,
  wallLimitMs: 20_000,
  memoryLimitKb: 256 * 1024,
  outputLimitBytes: 1 << 20,
  processLimit: 64,
};

const factory = new RealFactory(LIMITS, { slots: 2, languages: ['JAVASCRIPT', 'JAVA'] });

const inJava = (expression: string): string =>
  `public class Main { public static void main(String[] a) { System.out.println(${expression}); } }`;

/** Programs that print how many milliseconds ago their process began. */
const AGES: readonly [Language, string, string][] = [
  ['JAVASCRIPT', 'performance.now()', 'console.log(performance.now());'],
  ['JAVASCRIPT', 'process.uptime()', 'console.log(process.uptime() * 1000);'],
  ['JAVA', 'getUptime()', inJava('java.lang.management.ManagementFactory.getRuntimeMXBean().getUptime()')],
  [
    'JAVA',
    'getStartTime()',
    inJava(
      'System.currentTimeMillis() - java.lang.management.ManagementFactory.getRuntimeMXBean().getStartTime()',
    ),
  ],
];

describe('A program', () => {
  it.each(AGES)('in %s sees by %s that its process began with its test', async (language, _, source) => {
    const program = await factory.open(language, source);
    const before = performance.now();
    const { stdout, stderr } = await program.run(Buffer.alloc(0), LIMITS);
    expect(Number(stdout)).toBeLessThan(performance.now() - before);
    expect(stderr.toString()).toBe('');
    await program.close();
  });
});
