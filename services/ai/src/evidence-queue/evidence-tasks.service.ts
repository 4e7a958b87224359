import type { ClaimedTask, JudgingResult } from '@evident/contracts';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { ENV, type Env } from '../env.js';
import { EvidenceEnds } from './evidence-ends.js';
import { claimedTask, requireFitting } from './evidence-task.js';
import { EvidenceTasksRepository } from './evidence-tasks.repository.js';
import { packJson, unpackJson } from './packed-json.js';

const FAULT_DELAY_MS = 500;

/** The judge's side of evidence: claim, keep, finish, give back. Every write is fenced by the attempt. */
@Injectable()
export class EvidenceTasksService {
  private readonly logger = new Logger('judging');

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly tasks: EvidenceTasksRepository,
    private readonly ends: EvidenceEnds,
  ) {}

  /** @returns null when nobody needs it any more or another worker has it. */
  async claim(id: string, workerId: string): Promise<ClaimedTask | null> {
    const row = await this.tasks.claim(id, workerId, this.env.LEASE_MS);
    return row ? claimedTask(row, await unpackJson(row.task), this.env.LEASE_MS) : null;
  }

  renew(id: string, attempt: number): Promise<boolean> {
    return this.tasks.renew(id, attempt, this.env.LEASE_MS);
  }

  /** @returns false when the claim was lost. @throws VALIDATION_FAILED when the result is not one of this task. */
  async finish(id: string, attempt: number, result: JudgingResult): Promise<boolean> {
    const held = await this.tasks.held(id, attempt);
    if (!held) return false;
    requireFitting(await unpackJson(held.task), result);
    const applied = await this.tasks.finish(id, attempt, await packJson(result));
    if (applied) this.ends.announce(id);
    return applied;
  }

  async release(id: string, attempt: number, fault: string | null): Promise<boolean> {
    const status = await this.tasks.release(id, attempt, fault, fault === null ? 0 : FAULT_DELAY_MS);
    if (fault !== null) this.logger.warn(`evidence ${id}, attempt ${attempt}: ${fault}`);
    if (status === 'failed') this.ends.announce(id);
    return status !== undefined;
  }
}
