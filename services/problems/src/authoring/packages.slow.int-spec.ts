import { runInNewContext } from 'node:vm';
import { generatorRandom } from '@evident/catalogue';
import type { Generator } from '@evident/contracts';
import { runAuthorProgram } from '../testing/author-program.js';
import { judgedTest, judgingResult, startFakeWorker } from '../testing/fake-worker.js';
import { admin, learner, startTestService, SUM_ID, type TestService } from '../testing/test-service.js';
import { readPackageZip, writePackageZip } from './package-zip.js';

const GENERATOR = `
const side = (random) => random.shuffle([1, 2, 3, 4, 5]).join('');
export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 100000 }],
  families: ['any'],
  generate({ sizes, random }) {
    const numbers = Array.from({ length: sizes.n }, () => random.int(-1e15, 1e15));
    return side(random) + ' ' + random.pick(['a', 'b']) + ' ' + random.bool() + '\\n' + numbers.join(' ') + '\\n';
  },
};
`;
const VALIDATOR = `
const MOST = 100000;
export function validate(input) {
  return input.length > 0 && input.split('\\n').length <= MOST && !input.startsWith('bad') ? null : 'starts badly';
}
`;

function packageFiles(change: Record<string, string | null> = {}): Map<string, Buffer> {
  const files: Record<string, string | null> = {
    'problem.yaml': `title: Packed Problem
difficulty: EASY
tags: [Math]
category: Math
complexity: { time: O(n), space: O(1) }
generated:
  - { name: small, family: any, sizes: { n: 3 }, seed: 7 }
  - { name: large, family: any, sizes: { n: 20000 }, seed: 8 }
wrong: []
small: { n: 5 }
`,
    'statement.md': 'Print what you read, and nothing else.',
    'constraints.md': '- none',
    'hints.md': 'One',
    'editorial.md': 'Why',
    'samples/1.in': '1 2\n',
    'samples/1.out': '1 2\n',
    'samples/1.md': 'As it is.',
    'hidden/01-two.in': '3\n4\n',
    'hidden/01-two.out': '3\n4\n',
    'generator.mjs': GENERATOR,
    'validator.mjs': VALIDATOR,
    'solutions/javascript/reference.js': `process.stdout.write(require('fs').readFileSync(0).subarray(0, 5) + '\\n');`,
    'solutions/python/reference.py': 'print(1)',
    'solutions/java/reference.java': 'class Main {}',
    'solutions/javascript/starter.js': '//',
    'solutions/python/starter.py': '#',
    'solutions/java/starter.java': '//',
    'bad-inputs/start.in': 'bad start\n',
    ...change,
  };
  return new Map(
    Object.entries(files).flatMap(([path, text]) => (text === null ? [] : [[path, Buffer.from(text)]])),
  );
}

/** Stands in for the judge: runs the JavaScript of a task. */
async function runTask(test: TestService, id: string): Promise<void> {
  const task = await test.judge.call('judging.claim', { id, workerId: 'fake' });
  if (!task) return;
  const tests = (task.cases ?? []).map((item, at) => {
    const { stdout, error } = runAuthorProgram(task.program.sourceCode, item.input);
    const verdict = error === null ? 'accepted' : 'runtime_error';
    return judgedTest(item.id, at + 1, verdict, { stdout, message: error ?? '' });
  });
  const verdict = tests.every((item) => item.verdict === 'accepted') ? 'accepted' : 'runtime_error';
  await test.judge.call('judging.finish', {
    id,
    attempt: task.attempt,
    result: judgingResult(tests, verdict),
  });
}

describe('packages as ZIP files', () => {
  let test: TestService;
  let worker: { stop(): Promise<void> };
  const actor = admin();
  beforeAll(async () => {
    // The stand-in blocks while it runs a program, so the lease must be long.
    test = await startTestService();
    worker = startFakeWorker(test, undefined, (id) => runTask(test, id));
  });
  afterAll(async () => {
    await worker.stop();
    await test.stop();
  });
  const importFiles = async (files: Map<string, Buffer>) => {
    const zipBase64 = (await writePackageZip('packed-problem', files)).toString('base64');
    return test.rpc.call('authoring.import-package', { actor, zipBase64 });
  };
  const get = (problemId: string) => test.rpc.call('problems.get', { actor, problemId });

  it('are imported as drafts, with the same generated tests as in the build', async () => {
    const { id, slug, testCount } = await importFiles(packageFiles());
    expect({ slug, testCount }).toEqual({ slug: 'packed-problem', testCount: 4 });
    const problem = await get(id);
    expect(problem).toMatchObject({ title: 'Packed Problem', published: false, hiddenTestCount: 3 });
    const body = GENERATOR.replace('export const generator', 'const generator');
    const generator = runInNewContext(`${body}; generator`) as Generator;
    const expected = [
      generator.generate({ family: 'any', sizes: { n: 3 }, random: generatorRandom(7) }),
      generator.generate({ family: 'any', sizes: { n: 20_000 }, random: generatorRandom(8) }),
    ];
    expect(problem.testcases.slice(2).map((item) => item.input)).toEqual(expected);
    expect(expected[1]?.length).toBeGreaterThan(200_000);
    expect(problem.testcases[2]?.output).toBe(`${expected[0]?.slice(0, 5)}\n`);
    await expect(test.rpc.call('problems.get', { actor: learner(), problemId: id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('keep their tests and texts when exported and imported again', async () => {
    const { id } = await importFiles(packageFiles());
    const out = await test.rpc.call('authoring.export-package', { actor, problemId: id });
    const { files } = await readPackageZip(Buffer.from(out.zipBase64, 'base64'));
    expect(files.get('samples/1.md')?.toString()).toBe('As it is.\n');
    const again = await test.rpc.call('authoring.import-package', { actor, zipBase64: out.zipBase64 });
    const [first, second] = [await get(id), await get(again.id)];
    const texts = (problem: typeof first) =>
      problem.testcases.map(({ input, output, hidden }) => ({ input, output, hidden }));
    expect(texts(second)).toEqual(texts(first));
    expect(second).toMatchObject({ description: first.description, examples: first.examples, hints: 'One' });
  });

  it('of an interactive problem need no answers, and stay the same', async () => {
    const yaml = packageFiles().get('problem.yaml')?.toString() ?? '';
    const files = packageFiles({
      'problem.yaml': `${yaml}checker: { kind: interactive, language: CPP, protocol: testlib }\n`,
      'interactor.cpp': 'int main() {}',
      'hidden/01-two.out': null,
      'solutions/javascript/reference.js': 'throw new Error("it needs somebody to talk to")',
    });
    const { id } = await importFiles(files);
    const problem = await get(id);
    expect(problem.testcases.map(({ output }) => output)).toEqual(['1 2\n', '', '', '']);
    expect(problem.checker).toMatchObject({ kind: 'interactive', source: 'int main() {}' });
    const { zipBase64 } = await test.rpc.call('authoring.export-package', { actor, problemId: id });
    const zip = await readPackageZip(Buffer.from(zipBase64, 'base64'));
    expect(zip.files.get('interactor.cpp')?.toString()).toBe('int main() {}');
    const again = await test.rpc.call('authoring.import-package', { actor, zipBase64 });
    const second = await get(again.id);
    expect(second.checker).toEqual(problem.checker);
    expect(second.testcases.map(({ input, output }) => [input, output])).toEqual(
      problem.testcases.map(({ input, output }) => [input, output]),
    );
  });

  const GROUPS = `groups:
  - { name: Samples, points: 0, tests: [sample-1] }
  - { name: Small, points: 40, needs: [Samples], tests: [01-two, small] }
  - { name: Large, points: 60, needs: [Small], tests: [large] }
`;
  const withGroups = (groups: string) => ({
    'problem.yaml': `${packageFiles().get('problem.yaml')?.toString() ?? ''}${groups}`,
  });

  it('keep their groups when exported and imported again, in each format', async () => {
    const { id } = await importFiles(packageFiles(withGroups(GROUPS)));
    const first = await get(id);
    const essence = ({ groups, testcases }: typeof first) => [
      groups,
      testcases.map(({ input, group }) => [input, group]),
    ];
    expect(first.groups?.map(({ name, points }) => [name, points])).toEqual([
      ['Samples', 0],
      ['Small', 40],
      ['Large', 60],
    ]);
    expect(first.testcases.map(({ group }) => group)).toEqual(['Samples', 'Small', 'Small', 'Large']);
    for (const format of ['evident', 'kattis', 'polygon'] as const) {
      await test.database.query(`UPDATE problems.problem SET checker = '{"kind":"tokens"}' WHERE id = $1`, [
        id,
      ]);
      const { zipBase64 } = await test.rpc.call('authoring.export-package', { actor, problemId: id, format });
      const again = await test.rpc.call('authoring.import-package', { actor, zipBase64 });
      expect(essence(await get(again.id))).toEqual(essence(first));
    }
  });

  it('get answers of any length up to a megabyte whole', async () => {
    const reference = (print: string) => ({
      'solutions/javascript/reference.js': `const text = require('fs').readFileSync(0, 'utf8');\nprocess.stdout.write(${print});`,
    });
    const { id } = await importFiles(packageFiles(reference('text')));
    const [, , small, large] = (await get(id)).testcases;
    expect(small?.output).toBe(small?.input);
    expect(large?.output.length).toBeGreaterThan(200_000);
    expect(large?.output).toBe(large?.input);
    // A text that only looks as if the view had cut it.
    const note = '\\n… (12 bytes in all)';
    const again = await importFiles(packageFiles(reference(`'1 2${note}'`)));
    expect((await get(again.id)).testcases[2]?.output).toBe('1 2\n… (12 bytes in all)\n');
  });

  it('keep their C++ where they have it, and are whole without it', async () => {
    const files = packageFiles({
      'solutions/cpp/reference.cpp': 'int main() {}',
      'solutions/cpp/starter.cpp': '// C++',
    });
    const exported = async (id: string) => {
      const { zipBase64 } = await test.rpc.call('authoring.export-package', { actor, problemId: id });
      return (await readPackageZip(Buffer.from(zipBase64, 'base64'))).files;
    };
    const withCpp = await exported((await importFiles(files)).id);
    const [, starter] = [...withCpp].find(([path]) => path.endsWith('solutions/cpp/starter.cpp')) ?? [];
    expect(starter?.toString()).toBe('// C++');
    const without = await exported((await importFiles(packageFiles())).id);
    expect([...without.keys()].filter((path) => path.includes('cpp'))).toEqual([]);
  });

  it('list generated tests with family, sizes and seed, and make them again', async () => {
    const { id } = await importFiles(packageFiles());
    const { zipBase64 } = await test.rpc.call('authoring.export-package', { actor, problemId: id });
    const { files } = await readPackageZip(Buffer.from(zipBase64, 'base64'));
    expect(files.get('problem.yaml')?.toString()).toMatch(
      /name: large\n\s+family: any\n\s+sizes:\n\s+n: 20000\n\s+seed: 8/,
    );
    expect([...files.keys()].filter((path) => path.includes('large'))).toEqual([]);
    const again = await test.rpc.call('authoring.import-package', { actor, zipBase64 });
    const hashes = await test.database.query(
      'SELECT DISTINCT test_set_hash FROM problems.problem WHERE id = ANY($1)',
      [[id, again.id]],
    );
    expect(hashes).toHaveLength(1);
  });

  it('are exported also of problems that were not imported', async () => {
    const { fileName, zipBase64 } = await test.rpc.call('authoring.export-package', {
      actor,
      problemId: SUM_ID,
    });
    expect(fileName).toBe('sum-of-two.zip');
    const again = await test.rpc.call('authoring.import-package', { actor, zipBase64 });
    expect(again).toMatchObject({ slug: 'sum-of-two-2', testCount: 5 });
  });

  it.each([
    ['a missing file', { 'statement.md': null }, 'statement.md is missing'],
    [
      'a test of no group',
      withGroups(GROUPS.replace(', small', '')),
      'The package cannot be used: test small is in no group',
    ],
    [
      'a test of two groups',
      withGroups(GROUPS.replace('[large]', '[large, small]')),
      'The package cannot be used: test small is in the groups “Small” and “Large”',
    ],
    [
      'a group with an unknown test',
      withGroups(GROUPS.replace('[large]', '[large, huge]')),
      'The package cannot be used: the group “Large” names the unknown test huge',
    ],
    ['a wrong manifest', { 'problem.yaml': 'title: x' }, 'problem.yaml'],
    [
      'a test its validator refuses',
      { 'hidden/01-two.in': 'bad\n' },
      'The validator refuses test 01-two: "starts badly"',
    ],
    [
      'a bad input that is accepted',
      { 'bad-inputs/start.in': 'good\n' },
      'The validator accepts bad-inputs/start.in',
    ],
    [
      'a generator that fails',
      { 'generator.mjs': 'export const generator = { generate() { throw new Error("no"); } };' },
      'generator.mjs failed',
    ],
  ])('are refused with %s, and nothing is stored', async (_what, change, message) => {
    const before = await test.database.query('SELECT count(*) FROM problems.problem');
    await expect(importFiles(packageFiles(change))).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      message: expect.stringContaining(message) as string,
    });
    expect(await test.database.query('SELECT count(*) FROM problems.problem')).toEqual(before);
  });

  it('are refused to learners', async () => {
    await expect(
      test.rpc.call('authoring.export-package', { actor: learner(), problemId: SUM_ID }),
    ).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(
      test.rpc.call('authoring.import-package', { actor: learner(), zipBase64: '' }),
    ).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});
