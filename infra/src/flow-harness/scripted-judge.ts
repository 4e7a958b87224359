import { JudgeJob, JUDGING_RPC, QUEUES, type ClaimedTask, type JudgingResult } from '@evident/contracts';
import { DomainError, JobConsumer, type RpcClient } from '@evident/kit';
import { judgedTest, judgingResult } from '@evident/problems/testing/fake-worker';
import { TestJudge } from '@evident/problems/testing/test-judge';

/** Every case accepted. */
const acceptedResult = ({ cases }: ClaimedTask): JudgingResult =>
  judgingResult((cases ?? []).map(({ id }, at) => judgedTest(id, at + 1)));

export interface JudgeLink {
  rpc: RpcClient<typeof JUDGING_RPC>;
  claim(id: string): Promise<ClaimedTask | null>;
  finish(task: ClaimedTask, result?: JudgingResult): Promise<boolean>;
}

/** A consumer of the evidence queue that calls ai like a judge worker; `handle` may also do nothing. */
export class ScriptedJudge {
  readonly link: JudgeLink;
  readonly claimed: ClaimedTask[] = [];
  private readonly consumer;
  handle: (id: string, link: JudgeLink) => Promise<unknown>;

  constructor(redisUrl: string, judgeUrl: string, handle?: ScriptedJudge['handle']) {
    const rpc = new TestJudge(JUDGING_RPC, 'ai', judgeUrl);
    this.link = {
      rpc,
      claim: async (id) => {
        const task = await rpc.call('judging.claim', { id, workerId: 'scripted' });
        if (task) this.claimed.push(task);
        return task;
      },
      finish: async (task, result = acceptedResult(task)) =>
        (await rpc.call('judging.finish', { id: task.id, attempt: task.attempt, result })).applied,
    };
    this.handle = handle ?? judgeAll;
    this.consumer = new JobConsumer(QUEUES.evidence, {
      schema: JudgeJob,
      redisUrl,
      concurrency: 1,
      process: async ({ id }) => {
        await this.handle(id, this.link).catch((error: unknown) => {
          // The service may be dead; its reconciler queues the work again.
          if (!(error instanceof DomainError)) throw error;
        });
      },
      onError: () => undefined,
    });
  }

  async stop(): Promise<void> {
    await this.consumer.close();
    this.link.rpc.close();
  }
}

export async function judgeAll(id: string, link: JudgeLink): Promise<void> {
  const task = await link.claim(id);
  if (task) await link.finish(task);
}
