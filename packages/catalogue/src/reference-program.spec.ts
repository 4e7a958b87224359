import { readPackage, packageSlugs } from './packages.js';
import { withReference } from './reference-program.js';

const answersOf = (source: string, ...inputs: string[]) =>
  withReference(source, async (run) => {
    const answers: string[] = [];
    for (const input of inputs) answers.push(await run(input));
    return answers;
  });

/** The same program, made to run as a process: the word alone decides. */
const asProcess = (source: string) => `${source}\n// process\n`;

describe('running a reference', () => {
  const ADDS = `const fs = require('fs');
let sum = 0;
for (const number of fs.readFileSync(0, 'utf8').trim().split(' ')) sum += Number(number);
console.log(sum);
console.log('%s', 'end', [1, 2]);
`;

  test.each([
    ['in this process', ADDS],
    ['as a process', asProcess(ADDS)],
  ])('gives what it prints, with fresh variables for each input: %s', async (_way, source) => {
    expect(await answersOf(source, '1 2', '3 4\n')).toEqual(['3\nend [ 1, 2 ]\n', '7\nend [ 1, 2 ]\n']);
  });

  test.each([
    ['in this process', (source: string) => source],
    ['as a process', asProcess],
  ])('rejects when the program fails or prints without end: %s', async (_way, shaped) => {
    const fails = shaped(`throw new Error('no such pair');`);
    await expect(answersOf(fails, '1')).rejects.toThrow('no such pair');
    const prints = shaped(`for (;;) console.log('x'.repeat(1000000));`);
    await expect(answersOf(prints, '1')).rejects.toThrow('it printed too much');
    const cut = shaped(`console.log('x'.repeat(9000000));`);
    await expect(answersOf(cut, '1')).rejects.toThrow('it printed too much');
  });

  test('gives a program that waits or reaches further a process of its own', async () => {
    const waits = `setTimeout(() => console.log(Object.keys(globalThis).includes('left')), 1);\nglobalThis.left = 1;`;
    expect(await answersOf(waits, '', '')).toEqual(['true\n', 'true\n']);
    expect(Object.keys(globalThis)).not.toContain('left');
    const exits = `console.log('before'); process.exit(0); console.log('after');`;
    expect(await answersOf(exits, '')).toEqual(['before\n']);
  });

  test('prints the same either way, for the samples of packages', async () => {
    for (const slug of packageSlugs().filter((_slug, at) => at % 40 === 0)) {
      const { references, samples } = readPackage(slug);
      const inputs = samples.map(({ input }) => input);
      const here = await answersOf(references.JAVASCRIPT, ...inputs);
      expect([slug, here]).toEqual([slug, await answersOf(asProcess(references.JAVASCRIPT), ...inputs)]);
    }
  });
});
