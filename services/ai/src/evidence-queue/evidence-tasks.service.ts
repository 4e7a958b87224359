import type { ClaimedTask, JudgingResult } from '@evident/contracts';
import { EndNotifier, RpcKeys, Tickets } from '@evident/kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { ENV, type Env } from '../env.js';
import { claimedTask, requireFitting } from './evidence-task.js';
import { EvidenceTasksRepository, type EvidenceTaskRow } from './evidence-tasks.repository.js';
import { packJson, unpackJson } from './packed-json.js';

/** What judges may do with evidence tasks. A write applies only while the attempt is the current one. */
@Injectable()
export class EvidenceTasksService {
  private readonly logger = new Logger('evidence-tasks');
  private readonly tickets: Tickets;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly tasks: EvidenceTasksRepository,
    private readonly ends: EndNotifier,
  ) {
    this.tickets = new Tickets('ai', RpcKeys.fromEnv(env));
  }

  /** @returns null when another judge has it, or nobody waits for it any more. */
  async claim(id: string, workerId: string): Promise<ClaimedTask | null> {
    const leaseMs = this.env.LEASE_MS;
    const row = await this.tasks.claim(id, { leaseMs, workerId });
    if (!row) return null;
    this.logger.log({ event: 'claimed', ...lineOf(row) });
    const task = claimedTask(row, await unpackJson(row.task), leaseMs);
    return { ...task, ticket: this.tickets.ofClaim(task) };
  }

  /** Whether the ticket is that of the claim. Whoever shows another one holds no claim. */
  holds({ id, attempt, ticket }: { id: string; attempt: number; ticket?: string | undefined }): boolean {
    return this.tickets.provesClaim({ id, attempt }, ticket);
  }

  renew(id: string, attempt: number): Promise<boolean> {
    return this.tasks.renew(id, attempt, this.env.LEASE_MS);
  }

  /** @returns false when the claim was lost. @throws VALIDATION_FAILED when the result does not belong to this task. */
  async finish(id: string, attempt: number, result: JudgingResult): Promise<boolean> {
    const task = await this.tasks.heldTask(id, attempt);
    if (!task) return false;
    requireFitting(await unpackJson(task), result);
    const row = await this.tasks.finish(id, attempt, await packJson(result));
    if (!row) return false;
    this.logger.log({ event: 'judged', ...lineOf(row), verdict: result.verdict });
    this.ends.announce(id);
    return true;
  }

  async release(id: string, attempt: number, fault: string | null): Promise<boolean> {
    const row = await this.tasks.release(id, attempt, fault);
    if (row) this.logger.log({ event: 'claim given back', ...lineOf(row), fault, status: row.status });
    if (fault !== null) this.logger.warn(`evidence ${id}, attempt ${attempt}: ${fault}`);
    if (row?.status === 'failed') this.ends.announce(id);
    return row !== undefined;
  }
}

/** What every line about a claim tells. */
export const lineOf = (row: EvidenceTaskRow) => ({
  requestId: row.request_id,
  evidence: row.id,
  analysis: row.analysis_id,
  attempt: row.attempt,
  worker: row.worker_id,
});
