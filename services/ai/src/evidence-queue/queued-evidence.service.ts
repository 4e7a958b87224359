import { randomUUID } from 'node:crypto';
import type { JudgingResult } from '@evident/contracts';
import { DomainError, EndNotifier } from '@evident/kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { ENV, type Env } from '../env.js';
import type { EvidenceRunner, EvidenceTask } from '../evidence/evidence-runner.js';
import { EvidenceOutboxService } from './evidence-outbox.service.js';
import { parseResult, requireBounded } from './evidence-task.js';
import { EvidenceTasksRepository, type EvidenceOutcomeRow } from './evidence-tasks.repository.js';
import { evidenceRuns, evidenceSeconds } from './evidence.metrics.js';
import { packJson, unpackJson } from './packed-json.js';

/** How often the row is read, because another process may end the task. */
const LOOK_MS = 250;
/** The longest judging, with compiling and transport. */
const JUDGING_MS = 75_000;

const runningSeconds = ({ tests }: JudgingResult): number =>
  tests.reduce((sum, { measurement }) => sum + measurement.wallTimeMs, 0) / 1_000;

const unavailable = (): DomainError =>
  new DomainError('JUDGE_UNAVAILABLE', 'The judge could not run the program.', { retryAfterS: 10 });

/** Runs evidence in the judge: stores a row, adds a job and waits until the row ends. */
@Injectable()
export class QueuedEvidenceService {
  private readonly logger = new Logger('evidence');

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly tasks: EvidenceTasksRepository,
    private readonly outbox: EvidenceOutboxService,
    private readonly ends: EndNotifier,
  ) {}

  runnerFor(analysisId: string): EvidenceRunner {
    return { run: (task, signal) => this.run(analysisId, task, signal) };
  }

  /** Deletes the tasks that earlier attempts at the analysis left, and stops them in the judge. */
  async clear(analysisId: string): Promise<void> {
    await this.outbox.announceCancel(await this.tasks.removeOf(analysisId));
  }

  private async run(analysisId: string, task: EvidenceTask, signal: AbortSignal): Promise<JudgingResult> {
    signal.throwIfAborted();
    requireBounded(task);
    const id = randomUUID();
    const timer = evidenceSeconds.startTimer({ part: 'whole' });
    const lifetimeMs = this.env.EVIDENCE_PATIENCE_MS + JUDGING_MS;
    const row = await this.tasks.insert(id, analysisId, await packJson(task), lifetimeMs);
    await this.outbox.dispatch({ ...row, goesFirst: task.goesFirst });
    let done = false;
    try {
      const result = await this.wait(id, lifetimeMs, signal);
      done = true;
      evidenceRuns.inc({ outcome: result.verdict });
      timer();
      evidenceSeconds.observe({ part: 'running' }, runningSeconds(result));
      return result;
    } finally {
      await this.tasks.remove(id);
      if (!done) await this.outbox.announceCancel([id]);
    }
  }

  private async wait(id: string, lifetimeMs: number, signal: AbortSignal): Promise<JudgingResult> {
    const began = performance.now();
    let claimed = false;
    for (;;) {
      const outcome = await this.tasks.outcome(id);
      signal.throwIfAborted();
      if (outcome?.status === 'judged' && outcome.result)
        return parseResult(await unpackJson(outcome.result));
      claimed ||= outcome?.status === 'judging';
      const waitedMs = performance.now() - began;
      const late = waitedMs > (claimed ? lifetimeMs : this.env.EVIDENCE_PATIENCE_MS);
      if (!outcome || outcome.status === 'failed' || late) throw this.fault(id, outcome, late);
      await this.ends.next(id, LOOK_MS, signal);
    }
  }

  private fault(id: string, outcome: EvidenceOutcomeRow | undefined, late: boolean): DomainError {
    evidenceRuns.inc({ outcome: late ? 'not_judged_in_time' : 'failed' });
    this.logger.warn(`evidence ${id}: ${outcome?.fault ?? (late ? 'not judged in time' : 'gone')}`);
    return unavailable();
  }
}
