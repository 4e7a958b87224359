import { OFFERED_MODULES, type JudgeLimits } from '@evident/contracts';
import { existsSync } from 'node:fs';
import { LIBRARY_TRIPLET } from '../sandbox/exposures.js';
import { RealFactory } from './testing/real-factory.js';

const LIMITS: JudgeLimits = {
  timeLimitMs: 4000,
  wallLimitMs: 20_000,
  memoryLimitKb: 256 * 1024,
  outputLimitBytes: 1 << 20,
  processLimit: 32,
};

const QUEUE = `const { MinPriorityQueue } = require('@datastructures-js/priority-queue');
const { Heap } = require('@datastructures-js/heap');
const queue = MinPriorityQueue.fromArray([3, 1, 2]);
console.log(queue.pop(), new Heap((a, b) => b - a, [4, 9]).constructor.name);`;

const BTREE = `const BTree = require('sorted-btree').default;
const tree = new BTree([[3, 'c'], [1, 'a'], [2, 'b']]);
console.log(tree.minKey(), tree.nextHigherKey(1));`;

const SORTED = `from sortedcontainers import SortedDict, SortedList, SortedSet
values = SortedList([3, 1, 2])
values.add(0)
print(values[0], values.bisect_left(2), SortedSet([2, 2, 1])[0], SortedDict({5: 1, 4: 2}).peekitem(0)[0])`;

/** Sorts, multiplies matrices and solves equations, for which numpy loads libraries of the machine. */
const ARRAYS = `import numpy as np
square = np.array([[2, 1], [1, 3]])
print(np.sort(np.array([3, 1, 2])).tolist(), (square @ square).sum(), np.linalg.solve(square, [3, 4]).round(6).tolist())`;

/** The packages are Debian's, so a machine may have Python without them. */
const PACKAGES = '/usr/lib/python3/dist-packages';
const hasSorted = existsSync(`${PACKAGES}/sortedcontainers`);
const hasNumpy = existsSync(`${PACKAGES}/numpy`) && existsSync(`/usr/lib/${LIBRARY_TRIPLET}/blas`);

/** The root user gets the tier with control groups and an ordinary user the one with user namespaces. */
const warm = new RealFactory(LIMITS, { languages: ['JAVASCRIPT', 'PYTHON'] });
const plain = new RealFactory(LIMITS, { warm: false, languages: ['JAVASCRIPT', 'PYTHON'] });

describe.each([
  ['a warm judge', warm],
  ['a judge that starts a plain process for each test', plain],
])('%s offers', (_, sandbox) => {
  const printed = async (language: 'JAVASCRIPT' | 'PYTHON', source: string) => {
    const { stdout, stderr } = await sandbox.run(language, source);
    return { stdout: stdout.toString(), stderr: stderr.toString() };
  };

  it('a priority queue in JavaScript', async () =>
    expect(await printed('JAVASCRIPT', QUEUE)).toEqual({ stdout: '1 Heap\n', stderr: '' }));

  it('a sorted map in JavaScript', async () =>
    expect(await printed('JAVASCRIPT', BTREE)).toEqual({ stdout: '1 2\n', stderr: '' }));

  it('sorted containers in Python where the machine has them', async () => {
    const { stdout, stderr } = await printed('PYTHON', SORTED);
    expect(stdout).toBe(hasSorted ? '0 2 1 4\n' : '');
    expect(stderr).toMatch(hasSorted ? /^$/ : /ModuleNotFoundError/);
  });

  it('numpy in Python where the operator installed it', async () => {
    const { stdout, stderr } = await printed('PYTHON', ARRAYS);
    expect(stdout).toBe(hasNumpy ? '[1, 2, 3] 25 [1.0, 1.0]\n' : '');
    expect(stderr).toMatch(hasNumpy ? /^$/ : /ModuleNotFoundError/);
  });

  it('recursion 250 000 calls deep in JavaScript', async () =>
    expect(
      await printed('JAVASCRIPT', 'const f = (n) => (n === 0 ? 0 : 1 + f(n - 1)); console.log(f(250_000));'),
    ).toEqual({ stdout: '250000\n', stderr: '' }));
});

it('learners read the versions that the judge offers', async () => {
  const source = OFFERED_MODULES.JAVASCRIPT.map(({ name }) => `require('${name}/package.json').version`);
  const { stdout } = await warm.run('JAVASCRIPT', `console.log([${source.join()}].join())`);
  expect(stdout.toString().trim()).toBe(OFFERED_MODULES.JAVASCRIPT.map(({ version }) => version).join());
});
