import { AnalyzeJob, QUEUES, type Actor } from '@evident/contracts';
import { DomainError, inSpan, JobConsumer, messageOf, withRequestId } from '@evident/kit';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';
import { ENV, type Env } from '../env.js';
import { QueuedEvidenceService } from '../evidence-queue/queued-evidence.service.js';
import { Analyser, type Analysed, type Phase } from './analyser.js';
import { AnalysisEventsService } from './analysis-events.service.js';
import type { AnalysisRow, Failure } from './analysis-rows.js';
import { AnalysisWorkRepository } from './analysis-work.repository.js';
import { analysesEnded, analysesInHand, analysisSeconds } from './analysis.metrics.js';
import { Claim } from './claim.js';
import { MeasurementCacheRepository } from './measurement-cache.repository.js';
import { ProblemsClient } from './problems.client.js';
import { ChargesService } from './charges.service.js';
import { StopReason } from './stop-reason.js';

/** During this share of the shutdown's grace time an analysis may still end by itself. */
const DRAIN_SHARE = 0.4;
const PROGRESS_MS = 150;

/** Takes `analyze` jobs: claims the row, analyses the code, stores the result and charges the token. */
@Injectable()
export class AnalysisProcessor implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('analysis-worker');
  private readonly inHand = new Map<string, Claim>();
  private consumer: JobConsumer<typeof AnalyzeJob> | undefined;
  private draining: Promise<void> | undefined;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly work: AnalysisWorkRepository,
    private readonly analyser: Analyser,
    private readonly problems: ProblemsClient,
    private readonly evidence: QueuedEvidenceService,
    private readonly measurements: MeasurementCacheRepository,
    private readonly events: AnalysisEventsService,
    private readonly charges: ChargesService,
  ) {}

  onApplicationBootstrap(): void {
    this.consumer = new JobConsumer(QUEUES.analyze, {
      schema: AnalyzeJob,
      redisUrl: this.env.REDIS_URL,
      concurrency: this.env.ANALYSIS_CONCURRENCY,
      process: ({ analysisId, requestId }) =>
        withRequestId(requestId ?? analysisId, () => this.process(analysisId)),
      onError: (error) => this.logger.warn(`queue analyze: ${error.message}`),
    });
  }

  /** Stops the work on a cancelled analysis, if this process does it. */
  stop(analysisId: string): void {
    this.inHand.get(analysisId)?.stop('cancelled');
  }

  /** Takes no more work, waits a while for the analyses in hand, and releases the others. */
  drain(): Promise<void> {
    return (this.draining ??= this.close());
  }

  onModuleDestroy(): Promise<void> {
    return this.drain();
  }

  private async close(): Promise<void> {
    const closed = this.consumer?.close();
    const patience = delay(this.env.SHUTDOWN_GRACE_MS * DRAIN_SHARE, undefined, { ref: false });
    await Promise.race([closed, patience]);
    for (const claim of this.inHand.values()) claim.stop('drained');
    await closed;
  }

  /** Never rejects: after a failure the reconciler finds the row. */
  private async process(analysisId: string): Promise<void> {
    try {
      const row = await this.work.claim(analysisId);
      if (!row) return;
      const span = { parent: row.trace_parent ?? undefined, attributes: { language: row.language } };
      await inSpan(
        'analyse',
        () => span,
        () => this.workOn(row),
      );
    } catch (error) {
      this.logger.warn(`analysis ${analysisId} is left to the reconciler: ${messageOf(error)}`);
    }
  }

  private async workOn(row: AnalysisRow): Promise<void> {
    const { LEASE_MS: leaseMs, ANALYSIS_DEADLINE_MS: deadlineMs } = this.env;
    const claim = new Claim({ leaseMs, deadlineMs, renew: () => this.work.renew(row) });
    this.logger.log({ event: 'claimed', ...lineOf(row) });
    this.inHand.set(row.id, claim);
    analysesInHand.set(this.inHand.size);
    const end = analysisSeconds.startTimer({ language: row.language });
    try {
      await this.evidence.clear(row.id);
      const { analysed, revision } = await endedBy(claim.signal, this.analyse(row, claim.signal));
      const replayable = analysed.replayable && revision === row.problem_revision;
      await this.ended(await this.work.complete(row, { ...analysed, replayable }));
      end();
    } catch (error) {
      await this.giveUp(row, error);
    } finally {
      claim.end();
      this.inHand.delete(row.id);
      analysesInHand.set(this.inHand.size);
    }
  }

  private async analyse(
    row: AnalysisRow,
    signal: AbortSignal,
  ): Promise<{ analysed: Analysed; revision: string | null }> {
    const actor: Pick<Actor, 'role'> = { role: row.as_admin ? 'ADMIN' : 'USER' };
    const problem = row.problem_id === null ? null : await this.problems.load(actor, row.problem_id);
    const analysed = await this.analyser.analyse(
      {
        userId: row.user_id,
        language: row.language,
        sourceCode: row.source_code,
        problem,
        thirdPartyConsent: row.third_party_consent,
      },
      {
        runner: this.evidence.runnerFor(row.id),
        cache: this.measurements,
        signal,
        progress: this.progressOf(row),
      },
    );
    return { analysed, revision: problem?.revision ?? null };
  }

  /** Publishes each new phase, and progress within a phase at most every PROGRESS_MS. */
  private progressOf(row: AnalysisRow): (phase: Phase, fraction: number) => void {
    let last: { phase: Phase; at: number } | undefined;
    return (phase, fraction) => {
      const now = performance.now();
      if (last?.phase === phase && now - last.at < PROGRESS_MS) return;
      last = { phase, at: now };
      void this.events.progressed(row, phase, fraction);
    };
  }

  private async giveUp(row: AnalysisRow, error: unknown): Promise<void> {
    const why = error instanceof StopReason ? error.why : undefined;
    switch (why) {
      case 'cancelled':
      case 'lost':
        return;
      case 'drained':
        return this.work.release(row);
      case 'deadline':
      case undefined:
        this.logger.warn(`analysis ${row.id}, attempt ${row.attempt}: ${messageOf(error)}`);
        return this.ended(await this.work.fail(row, failureOf(error)));
    }
  }

  /** @param row undefined when the claim was lost: another worker ends the analysis then */
  private async ended(row: AnalysisRow | undefined): Promise<void> {
    if (!row) return;
    this.logger.log({ event: 'judged', ...lineOf(row), status: row.status, code: row.code });
    analysesEnded.inc({ status: row.status, code: row.code ?? 'none' });
    await this.charges.captureOrVoid(row, 'worker');
    await this.events.ended(row);
  }
}

/** What every line about a claim tells. */
const lineOf = (row: AnalysisRow) => ({
  requestId: row.request_id,
  analysis: row.id,
  language: row.language,
  attempt: row.attempt,
});

/** Rejects as soon as the signal aborts, even if the analyser ignores it. Its late result changes nothing. */
async function endedBy<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  work.catch(() => undefined);
  return Promise.race([
    work,
    new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      if (signal.aborted) reject(signal.reason as Error);
    }),
  ]);
}

function failureOf(error: unknown): Failure {
  if (error instanceof StopReason)
    return { code: 'SERVICE_TIMEOUT', message: 'The analysis took too long and was stopped.' };
  if (error instanceof DomainError) return { code: error.code, message: error.message };
  return { code: 'INTERNAL', message: 'Something went wrong on our side.' };
}
