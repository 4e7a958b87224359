import type { Actor, ClaimedTask, CreateProblemRequest, Verdict } from '@evident/contracts';
import { judgedTest, judgingResult, startFakeWorker, testIdsOf } from './fake-worker.js';
import { admin, startTestService, type TestService } from './test-service.js';

/** The same for each language that a problem must have. */
export const perLanguage = <T>(value: T) => ({ JAVASCRIPT: value, PYTHON: value, JAVA: value });

/** A problem as an author sends it: two visible tests and a hidden one. */
export const authoredProblem = (change: Partial<CreateProblemRequest> = {}): CreateProblemRequest => ({
  title: 'Double It',
  description: 'Print twice the number.',
  difficulty: 'EASY',
  tags: ['Math'],
  constraints: '- small',
  testcases: [
    { input: '1', output: '2' },
    { input: '2', output: '4' },
    { input: '21', output: '42', hidden: true },
  ],
  examples: perLanguage({ input: '1', output: '1' }),
  codeSnippets: perLanguage('starter'),
  referenceSolutions: perLanguage('right'),
  ...change,
});

/** Judges a program by its text: `wrong at N` fails test N, `broken` does not compile. */
async function judgeBySource(test: TestService, id: string): Promise<void> {
  const task = await test.judge.call('judging.claim', { id, workerId: 'fake' });
  if (!task) return;
  const result = await resultOf(test, task);
  await test.judge.call('judging.finish', { id, attempt: task.attempt, result });
}

async function resultOf(test: TestService, task: ClaimedTask) {
  const { sourceCode } = task.program;
  if (sourceCode.includes('broken')) {
    return { ...judgingResult([], 'compile_error'), compileOutput: 'Main.java:1: error: not a statement' };
  }
  const wrongAt = Number(/wrong at (\d+)/.exec(sourceCode)?.[1] ?? 0);
  const tests = (await testIdsOf(test, task)).map((id, at) => {
    const verdict: Verdict = at + 1 === wrongAt ? 'wrong_answer' : 'accepted';
    const message = verdict === 'accepted' ? '' : 'line 1: expected 42, got 41';
    return judgedTest(id, at + 1, verdict, { message, stdout: `${at + 1}\n` });
  });
  return judgingResult(
    tests,
    tests.every((item) => item.verdict === 'accepted') ? 'accepted' : 'wrong_answer',
  );
}

/** A service with an author, and a worker that judges by the text of programs. */
export class Authoring {
  readonly author = admin();
  private worker: { stop(): Promise<void> };

  private constructor(readonly test: TestService) {
    this.worker = this.startWorker();
  }

  static async start(): Promise<Authoring> {
    return new Authoring(await startTestService());
  }

  create(problem = authoredProblem(), draft = false, actor: Actor = this.author) {
    return this.test.rpc.call('problems.create', { actor, problem, draft });
  }

  update(problemId: string, changes: object, draft = false) {
    const request = { actor: this.author, problemId, changes, draft };
    return this.test.rpc.call('problems.update', request);
  }

  get(problemId: string, actor: Actor = this.author) {
    return this.test.rpc.call('problems.get', { actor, problemId });
  }

  async restart(): Promise<void> {
    await this.worker.stop();
    await this.test.restart();
    this.worker = this.startWorker();
  }

  async stop(): Promise<void> {
    await this.worker.stop();
    await this.test.stop();
  }

  private startWorker() {
    return startFakeWorker(this.test, undefined, (id) => judgeBySource(this.test, id));
  }
}
