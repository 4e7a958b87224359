import { PROBLEM_CONTEXT_RPC, type Actor, type ProblemBasis, type StoredTest } from '@evident/contracts';
import { RpcClient, RpcIdentity } from '@evident/kit';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { ENV, type Env } from '../env.js';
import type { ProblemContext } from '../evidence/problem-context.js';

/** Test sets never change, so the latest are kept in memory, up to this size in all. */
const KEPT_CHARS = 64 * 1024 * 1024;
/** Most characters of tests per analysis. Samples come first, so a larger set loses only its last hidden tests. */
const MAX_SET_CHARS = 48 * 1024 * 1024;
const PAGE_TIMEOUT_MS = 15_000;

const sizeOf = (tests: readonly StoredTest[]): number =>
  tests.reduce((sum, { input, answer }) => sum + input.length + answer.length, 0);

/** Reads problems, their tests included, from the problems service. */
@Injectable()
export class ProblemsClient implements OnApplicationShutdown {
  private readonly logger = new Logger('problems-client');
  private readonly rpc;
  private readonly kept = new Map<string, { tests: readonly StoredTest[]; chars: number }>();
  private keptChars = 0;

  constructor(@Inject(ENV) env: Env) {
    const identity = RpcIdentity.fromEnv('ai', env);
    this.rpc = new RpcClient(PROBLEM_CONTEXT_RPC, 'problems', env.PROBLEMS_RPC_URL, identity);
  }

  /** @throws NOT_FOUND, also for drafts unless an administrator asks. */
  basis({ role }: Pick<Actor, 'role'>, problemId: string): Promise<ProblemBasis> {
    return this.rpc.call('problem-context.get', { problemId, asAdmin: role === 'ADMIN' });
  }

  /** @returns null when no problem has this statement. */
  async find({ role }: Pick<Actor, 'role'>, statement: string): Promise<string | null> {
    const asAdmin = role === 'ADMIN';
    return (await this.rpc.call('problem-context.find', { statement, asAdmin })).problemId;
  }

  /** The problem with its tests. @throws NOT_FOUND */
  async load(actor: Pick<Actor, 'role'>, problemId: string): Promise<ProblemContext> {
    const { testSetHash, testCount, ...basis } = await this.basis(actor, problemId);
    const tests = await this.tests(testSetHash);
    if (tests.length < testCount)
      this.logger.warn(`only ${tests.length} of ${testCount} tests of problem ${problemId} are used`);
    return { ...basis, tests };
  }

  onApplicationShutdown(): void {
    this.rpc.close();
  }

  private async tests(hash: string): Promise<readonly StoredTest[]> {
    const known = this.kept.get(hash);
    if (known) {
      this.kept.delete(hash);
      this.kept.set(hash, known);
      return known.tests;
    }
    const tests = await this.fetchTests(hash);
    this.keep(hash, tests);
    return tests;
  }

  private async fetchTests(testSetHash: string): Promise<StoredTest[]> {
    const tests: StoredTest[] = [];
    for (let offset: number | null = 0; offset !== null && sizeOf(tests) < MAX_SET_CHARS;) {
      const page: { tests: StoredTest[]; nextOffset: number | null } = await this.rpc.call(
        'problem-context.fetch-tests',
        { testSetHash, offset },
        { timeoutMs: PAGE_TIMEOUT_MS },
      );
      if (page.nextOffset !== null && page.nextOffset <= offset)
        throw new Error(`The pages of test set ${testSetHash} do not advance`);
      tests.push(...page.tests);
      offset = page.nextOffset;
    }
    while (tests.length > 1 && sizeOf(tests) > MAX_SET_CHARS) tests.pop();
    return tests;
  }

  private keep(hash: string, tests: readonly StoredTest[]): void {
    const chars = sizeOf(tests);
    if (chars > KEPT_CHARS || this.kept.has(hash)) return;
    this.kept.set(hash, { tests, chars });
    this.keptChars += chars;
    for (const [oldest, { chars: freed }] of this.kept) {
      if (this.keptChars <= KEPT_CHARS) break;
      this.kept.delete(oldest);
      this.keptChars -= freed;
    }
  }
}
