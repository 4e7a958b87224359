import type { EvidenceRunner } from '../../evidence/evidence-runner.js';
import { StepMeter } from './step-meter.js';

const runner: EvidenceRunner = { run: () => Promise.reject(new Error('Nothing is run')) };

it.each([
  ['long pick = new SplittableRandom(7).nextLong(open);', true],
  ['int pick = ThreadLocalRandom.current().nextInt(n);', true],
  ['Collections.shuffle(items);', true],
  ['int randomness = 0;', false],
  ['int operand = brandished;', false],
])('knows whether a program draws random numbers: %s', async (line, isRandomised) => {
  const sourceCode = `import java.util.*;\nclass Main { static void run(int n, long open, List<Integer> items) { ${line} } }\n`;
  const { signal } = new AbortController();
  expect((await StepMeter.of({ language: 'JAVA', sourceCode }, { runner, signal }))?.isRandomised).toBe(
    isRandomised,
  );
});
