import { type ClaimedTask, type JUDGING_RPC, type RpcRequest, type RpcResponse } from '@evident/contracts';
import { TestRpcClient } from '@evident/kit/testing/index';

interface Shown {
  id?: string;
  attempt?: number;
  hash?: string;
  ticket?: string | undefined;
}

/** Of every judge of this process, as a worker may call any process of a service. */
const tickets = new Map<string, string | undefined>();

/** Calls as a worker does: it shows the tickets of the claims that it was given. */
export class TestJudge<M extends typeof JUDGING_RPC> extends TestRpcClient<M> {
  override async call<K extends keyof M & string>(
    name: K,
    request: RpcRequest<M, K>,
    options: { timeoutMs?: number } = {},
  ): Promise<RpcResponse<M, K>> {
    const shown = request as Shown;
    const ticket = shown.ticket ?? tickets.get(shown.hash ?? `${shown.id} ${shown.attempt}`);
    const answer = await super.call(
      name,
      ticket === undefined ? request : ({ ...(request as object), ticket } as RpcRequest<M, K>),
      options,
    );
    this.keep(answer as Partial<ClaimedTask> & { task?: ClaimedTask | null });
    return answer;
  }

  private keep(answer: (Partial<ClaimedTask> & { task?: ClaimedTask | null }) | null): void {
    const task = answer?.task ?? answer;
    if (task?.ticket === undefined) return;
    tickets.set(`${task.id} ${task.attempt}`, task.ticket);
    if (task.testSetHash) tickets.set(task.testSetHash, task.testSetTicket);
  }
}
