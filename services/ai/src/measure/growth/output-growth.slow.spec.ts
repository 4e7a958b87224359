import { readPackage } from '@evident/catalogue';
import type { EvidenceProgram } from '../../evidence/evidence-runner.js';
import { localRunner } from '../../testing/local-runner.js';
import { InputSource } from '../inputs/input-source.js';
import { measureTime } from './growth-report.js';
import { measureSpace } from './measure-space.js';
import { StepMeter } from './step-meter.js';

const { generatorSource: generator, validatorSource: validator } = readPackage('different-arrangements');
const cache = { get: () => Promise.resolve(undefined), set: () => Promise.resolve() };
const { signal } = new AbortController();

async function growthOf(sourceCode: string) {
  const program: EvidenceProgram = { language: 'PYTHON', sourceCode };
  const problem = { revision: '1', generator, validator };
  const inputs = new InputSource(problem, localRunner, cache, signal);
  const meter = await StepMeter.of(program, { runner: localRunner, signal });
  if (!meter) throw new Error('not instrumented');
  const { finding: time, joint } = await measureTime(meter, inputs);
  const { finding: space } = await measureSpace(meter, joint, inputs);
  return { time, space };
}

const choosing = (found: string, after: string): string => `
from collections import Counter
n = int(input())
left = Counter(input())
letters = sorted(left)
word = []
words = []
def fill():
    if len(word) == n:
        ${found}
        return
    for letter in letters:
        if left[letter]:
            left[letter] -= 1
            word.append(letter)
            fill()
            word.pop()
            left[letter] += 1
fill()
${after}`;

describe('a program that works for what it prints', () => {
  it('has its growth told in the number of words, of which it may keep all or none', async () => {
    const keeps = await growthOf(choosing("words.append(''.join(word))", "print('\\n'.join(words))"));
    expect(keeps.time).toMatchObject({ source: 'measured', notation: 'O(n * k)', class: 'quadratic' });
    expect(keeps.time.note).toContain('k is the number of different words.');
    expect(keeps.space).toMatchObject({ notation: 'O(n * k)' });
    const prints = await growthOf(choosing("print(''.join(word))", ''));
    expect(prints.time).toMatchObject({ source: 'measured', notation: 'O(n * k)' });
    expect(prints.space).toMatchObject({ notation: 'O(n)' });
  }, 120_000);

  it('is not one that tries all arrangements of equal letters', async () => {
    const { time } = await growthOf(
      "from itertools import permutations\nn = int(input())\nprint('\\n'.join(sorted({''.join(p) for p in permutations(input())})))",
    );
    expect(time.notation).toMatch(/^O\((?:n!|c\^n)\)$/);
  }, 120_000);
});
