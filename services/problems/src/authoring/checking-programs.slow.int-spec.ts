import type { CheckingPrograms, CreateProblemRequest } from '@evident/contracts';
import { until } from '@evident/kit/testing/index';
import { runAuthorProgram } from '../testing/author-program.js';
import { authoredProblem, perLanguage } from '../testing/authored-problem.js';
import { judgedTest, judgingResult, startFakeWorker, testIdsOf } from '../testing/fake-worker.js';
import { admin, learner, startTestService, type TestService } from '../testing/test-service.js';
import { smallInputs } from './random-checks.service.js';

const VALIDATOR = `export function validate(input) {
  return /^-?\\d+\\n$/.test(input) ? null : 'not one whole number';
}
`;
const GENERATOR = `export const generator = {
  variables: [{ name: 'n', kind: 'value', min: 0, max: 4 }],
  families: ['positive', 'negative'],
  generate({ family, sizes }) {
    return (family === 'negative' ? -1 - sizes.n : sizes.n) + '\\n';
  },
};
`;
const printing = (text: string) => GENERATOR.replace('return', `process.stdout.write(${text});\n    return`);

const newProblem = (
  programs: CheckingPrograms,
  change: Partial<CreateProblemRequest> = {},
): CreateProblemRequest =>
  authoredProblem({
    title: 'Twice',
    testcases: [
      { input: '1', output: '2' },
      { input: '-3', output: '-6', hidden: true },
    ],
    programs,
    ...change,
  });

/** Runs JavaScript of the author; `brute` doubles its input, `wrong` fails. Everything else passes. */
async function runTask(test: TestService, id: string): Promise<void> {
  const task = await test.judge.call('judging.claim', { id, workerId: 'fake' });
  if (!task) return;
  const { sourceCode } = task.program;
  const ids = await testIdsOf(test, task);
  const tests = ids.map((testId, at) => {
    const input = task.cases?.[at]?.input ?? '';
    if (sourceCode.includes('brute')) {
      const stdout = `${2 * Number(input)}\n`;
      return judgedTest(testId, at + 1, 'accepted', { stdout });
    }
    if (sourceCode.includes('process.stdout')) {
      const { stdout, error } = runAuthorProgram(sourceCode, input);
      return judgedTest(testId, at + 1, error === null ? 'accepted' : 'runtime_error', { stdout });
    }
    const wrong =
      sourceCode.includes('wrong') || (sourceCode.includes('positive only') && input.startsWith('-'));
    return judgedTest(testId, at + 1, wrong ? 'wrong_answer' : 'accepted');
  });
  const verdict = tests.find((one) => one.verdict !== 'accepted')?.verdict ?? 'accepted';
  await test.judge.call('judging.finish', {
    id,
    attempt: task.attempt,
    result: judgingResult(tests, verdict),
  });
}

describe('programs that check a problem', () => {
  let test: TestService;
  let worker: { stop(): Promise<void> };
  const actor = admin();
  beforeAll(async () => {
    test = await startTestService();
    worker = startFakeWorker(test, undefined, (id) => runTask(test, id));
  });
  afterAll(async () => {
    await worker.stop();
    await test.stop();
  });
  const create = (problem: CreateProblemRequest, draft = false) =>
    test.rpc.call('problems.create', { actor, problem, draft });
  const update = (problemId: string, changes: object) =>
    test.rpc.call('problems.update', { actor, problemId, changes, draft: false });
  const get = (problemId: string, reader = actor) =>
    test.rpc.call('problems.get', { actor: reader, problemId });
  const wrong = [
    { name: 'adds-one', language: 'PYTHON', verdict: 'wrong_answer', sourceCode: 'wrong' },
  ] as const;

  it('are kept, changed one by one, and shown to administrators only', async () => {
    const { id } = await create(newProblem({ validator: VALIDATOR, brute: 'brute', wrong: [...wrong] }));
    expect((await get(id)).programs).toEqual({
      validator: VALIDATOR,
      generator: '',
      brute: 'brute',
      wrong: [{ ...wrong[0], why: 'The author of the problem added it.' }],
    });
    await update(id, { programs: { generator: GENERATOR, brute: '' } });
    expect((await get(id)).programs).toMatchObject({
      validator: VALIDATOR,
      generator: GENERATOR,
      brute: '',
      wrong: [{ name: 'adds-one' }],
    });
    await update(id, { title: 'Twice as much', programs: { wrong: [] } });
    expect((await get(id)).programs).toMatchObject({ validator: VALIDATOR, wrong: [] });
    const seen = await get(id, learner());
    expect(seen.programs).toBeUndefined();
    expect(JSON.stringify(seen)).not.toContain('whole number');
  });

  it('a validator that refuses a test refuses the problem, also when only one of both is changed', async () => {
    const refused = {
      code: 'VALIDATION_FAILED',
      message: 'The validator refuses test test-2: "not one whole number"',
    };
    const testcases = [
      { input: '1', output: '2' },
      { input: 'two', output: '4' },
    ];
    await expect(create(newProblem({ validator: VALIDATOR }, { testcases }))).rejects.toMatchObject(refused);
    const plain = await create(newProblem({}, { testcases }));
    expect((await get(plain.id)).programs).toMatchObject({ validator: '' });
    await expect(update(plain.id, { programs: { validator: VALIDATOR } })).rejects.toMatchObject(refused);
    const checked = await create(newProblem({ validator: VALIDATOR }));
    await expect(update(checked.id, { testcases })).rejects.toMatchObject(refused);
    await expect(
      update(checked.id, { programs: { validator: 'export function validate( {' } }),
    ).rejects.toMatchObject({ message: expect.stringMatching(/^The validator failed/) as string });
  });

  it('makes Break it available', async () => {
    const { id } = await create(newProblem({ validator: VALIDATOR }));
    const reader = learner();
    expect(await test.rpc.call('hacks.list', { actor: reader, problemId: id })).toMatchObject({
      available: true,
    });
  });

  it('wrong programs of the form are verified before they are saved', async () => {
    const { testcases, referenceSolutions } = newProblem({});
    const started = await test.rpc.call('authoring.verify', {
      actor,
      problemId: null,
      candidate: { testcases, referenceSolutions, programs: { wrong: [...wrong] } },
    });
    const done = await until('the matrix', async () => {
      const now = await test.rpc.call('authoring.get-verification', { actor, verificationId: started.id });
      return now.done && now;
    });
    expect(done.columns.at(-1)).toMatchObject({ label: 'adds-one.py', verdict: 'wrong_answer', ok: true });
  });

  describe('random inputs', () => {
    const check = async (programs: CheckingPrograms, referenceSolutions = perLanguage('right')) => {
      const started = await test.rpc.call('authoring.check-at-random', {
        actor,
        problemId: null,
        candidate: { referenceSolutions, programs },
      });
      return until('the matrix', async () => {
        const now = await test.rpc.call('authoring.get-verification', { actor, verificationId: started.id });
        return now.done && now;
      });
    };
    const programs = { validator: VALIDATOR, generator: GENERATOR, brute: 'brute' };

    it('compare the references with brute force', async () => {
      const { testCount, columns } = await check(programs);
      expect(testCount).toBe(24);
      expect(columns.map(({ ok }) => ok)).toEqual([true, true, true]);
      const [first, second] = columns[0]?.tests ?? [];
      expect([first?.input, first?.expected, second?.input, second?.expected]).toEqual([
        '0\n',
        '0\n',
        '-2\n',
        '-4\n',
      ]);
      const failing = await check(programs, { ...perLanguage('right'), PYTHON: 'positive only' });
      expect(failing.columns.map(({ ok }) => ok)).toEqual([true, false, true]);
    });

    it.each<[string, CheckingPrograms, string]>([
      [
        'no brute force',
        { ...programs, brute: '' },
        'Random inputs need a generator and a brute force program',
      ],
      ['no shape', { ...programs, generator: 'export const generator = {};' }, 'The generator'],
      [
        'a forbidden input',
        { ...programs, validator: VALIDATOR.replace('-?', '') },
        'The validator refuses test random-2',
      ],
      [
        'long inputs',
        { ...programs, generator: GENERATOR.replace("+ '\\n'", "+ '0'.repeat(5000) + '\\n'") },
        'The generator makes inputs of more than 4096 bytes from the smallest sizes',
      ],
      [
        'an input above the bound',
        { ...programs, generator: GENERATOR.replace("+ '\\n'", "+ '0'.repeat(9 * 2 ** 20)") },
        'The generator makes an input of more than 8 MB',
      ],
      [
        'a generator that prints a number of slices',
        { ...programs, generator: printing("sizes.n === 0 ? '1000000000\\n' : ''") },
        'The generator makes an input of more than 8 MB',
      ],
      [
        'a generator that prints',
        { ...programs, generator: printing("'here it is\\n'") },
        'The generator must return the input and print nothing itself',
      ],
    ])('are refused with %s', async (_what, given, message) => {
      await expect(check(given)).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        message: expect.stringContaining(message) as string,
      });
    });

    it('have all families, small sizes within their bounds, and a seed each', () => {
      const inputs = smallInputs({ families: ['a', 'b'], variables: [{ name: 'n', min: 1, max: 3 }] });
      expect(inputs.slice(0, 4)).toEqual([
        { family: 'a', sizes: { n: 1 }, seed: 1 },
        { family: 'b', sizes: { n: 2 }, seed: 2 },
        { family: 'a', sizes: { n: 3 }, seed: 3 },
        { family: 'b', sizes: { n: 3 }, seed: 4 },
      ]);
      expect(new Set(inputs.map(({ seed }) => seed)).size).toBe(24);
    });
  });
});
