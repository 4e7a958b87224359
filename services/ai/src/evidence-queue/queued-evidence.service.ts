import { randomUUID } from 'node:crypto';
import type { JudgingResult } from '@evident/contracts';
import { DomainError } from '@evident/kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { ENV, type Env } from '../env.js';
import type { EvidenceRunner, EvidenceTask } from '../evidence/evidence-runner.js';
import { EvidenceEnds } from './evidence-ends.js';
import { EvidenceJobs } from './evidence-jobs.js';
import { parseResult, requireBounded } from './evidence-task.js';
import { EvidenceTasksRepository, type EvidenceOutcome } from './evidence-tasks.repository.js';
import { evidenceRuns, evidenceSeconds } from './evidence.metrics.js';
import { packJson, unpackJson } from './packed-json.js';

/** Another process may end a task: the row is looked at so often. */
const LOOK_MS = 250;
/** One judging, compile included, and its way there and back. */
const JUDGING_MS = 75_000;

const runningSeconds = ({ tests }: JudgingResult): number =>
  tests.reduce((sum, { measurement }) => sum + measurement.wallTimeMs, 0) / 1_000;

const unavailable = (): DomainError =>
  new DomainError('JUDGE_UNAVAILABLE', 'The judge could not run the program.', { retryAfterS: 10 });

/** Runs evidence in the judge by way of the queue: a row, a job, and a wait for the row to end. */
@Injectable()
export class QueuedEvidenceService {
  private readonly logger = new Logger('evidence');

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly tasks: EvidenceTasksRepository,
    private readonly jobs: EvidenceJobs,
    private readonly ends: EvidenceEnds,
  ) {}

  runnerFor(analysisId: string): EvidenceRunner {
    return { run: (task, signal) => this.run(analysisId, task, signal) };
  }

  /** Takes away what earlier attempts at the analysis left in the judge. */
  async clear(analysisId: string): Promise<void> {
    await this.jobs.announceCancel(await this.tasks.removeOf(analysisId));
  }

  private async run(analysisId: string, task: EvidenceTask, signal: AbortSignal): Promise<JudgingResult> {
    signal.throwIfAborted();
    requireBounded(task);
    const id = randomUUID();
    const timer = evidenceSeconds.startTimer({ part: 'whole' });
    const lifetimeMs = this.env.EVIDENCE_PATIENCE_MS + JUDGING_MS;
    const row = await this.tasks.insert(id, analysisId, await packJson(task), lifetimeMs);
    await this.jobs.dispatch(row);
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
      if (!done) await this.jobs.announceCancel([id]);
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

  private fault(id: string, outcome: EvidenceOutcome | undefined, late: boolean): DomainError {
    evidenceRuns.inc({ outcome: late ? 'not_judged_in_time' : 'failed' });
    this.logger.warn(`evidence ${id}: ${outcome?.fault ?? (late ? 'not judged in time' : 'gone')}`);
    return unavailable();
  }
}
