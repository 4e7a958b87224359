import { createHash, randomUUID } from 'node:crypto';
import {
  AI_RPC,
  isEditorLanguage,
  notAnalysed,
  LIMITS,
  type Actor,
  type AnalysisState,
  type EditorLanguage,
  type ProblemBasis,
  type RpcParsedRequest,
} from '@evident/contracts';
import { DomainError, notFound, requireStorable } from '@evident/kit';
import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../env.js';
import { QueuedEvidenceService } from '../evidence-queue/queued-evidence.service.js';
import { Analyser } from './analyser.js';
import { AnalysesRepository, type NewAnalysis } from './analyses.repository.js';
import { AnalysisEventsService } from './analysis-events.service.js';
import { AnalysisOutboxService } from './analysis-outbox.service.js';
import type { AnalysisRow } from './analysis-rows.js';
import { toEarlierProgram, toState, type Replay } from './analysis-view.js';
import { AnalysisWorkRepository } from './analysis-work.repository.js';
import { AnalysisProcessor } from './analysis.processor.js';
import { analysesEnded, replays } from './analysis.metrics.js';
import { BillingClient } from './billing.client.js';
import { cacheKey, normalisedSource, sourceHash, textKey } from './cache-key.js';
import { ProblemsClient } from './problems.client.js';
import { ChargesService } from './charges.service.js';
import { SourcePatience } from './source-patience.js';

type AnalysisRequest = RpcParsedRequest<typeof AI_RPC, 'analysis.request'>;

interface Asked {
  id: string;
  /** The result was paid for by an earlier request. */
  replayed: boolean;
}

const SOURCE = { name: 'Source code', field: 'source_code', maxBytes: LIMITS.sourceBytes } as const;
const NOT_MEASURED = 'Programs that talk with an interactor cannot be measured, so they are not analysed';
const BUSY_RETRY_S = 15;
const OPEN_RETRY_S = 5;

/** What learners can do with their analyses. */
@Injectable()
export class AnalysesService {
  private readonly patience = new SourcePatience();

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly analyses: AnalysesRepository,
    private readonly work: AnalysisWorkRepository,
    private readonly charges: ChargesService,
    private readonly billing: BillingClient,
    private readonly problems: ProblemsClient,
    private readonly outbox: AnalysisOutboxService,
    private readonly events: AnalysisEventsService,
    private readonly worker: AnalysisProcessor,
    private readonly evidence: QueuedEvidenceService,
    private readonly analyser: Analyser,
  ) {}

  /**
   * Holds a token and queues the analysis. If the user already has an open or completed analysis of the same question,
   * that one is answered and costs nothing more.
   * @throws OUT_OF_TOKENS, TOO_MANY_REQUESTS, NOT_FOUND for the problem, LANGUAGE_NOT_SUPPORTED, IDEMPOTENCY_KEY_REUSED
   */
  async request(request: AnalysisRequest): Promise<AnalysisState> {
    const { actor, idempotencyKey } = request;
    checkSource(request.sourceCode);
    const hash = requestHash(request);
    const earlier =
      idempotencyKey === null ? undefined : await this.earlier(actor.userId, idempotencyKey, hash);
    const asked = earlier ?? (await this.store(request, hash, await this.rowOf(request)));
    return this.carryOn(request, asked);
  }

  /** @throws NOT_FOUND, also for another user's analysis. */
  async get(actor: Actor, analysisId: string): Promise<AnalysisState> {
    return this.view(await this.require(actor, analysisId), false);
  }

  /** Latest first. @param problemId null: all analyses of the user */
  async list(actor: Actor, problemId: string | null): Promise<AnalysisState[]> {
    const rows = await this.analyses.list(actor.userId, problemId);
    const tokens = rows.length === 0 ? 0 : await this.billing.tokens(actor.userId);
    return rows.map((row) => toState(row, { tokensLeft: tokens ?? row.tokens_left, replayed: false }));
  }

  /** Cancels an open analysis and voids its hold; a second cancel changes nothing. @throws ALREADY_FINISHED */
  async cancel(actor: Actor, analysisId: string): Promise<AnalysisState> {
    const { status } = await this.require(actor, analysisId);
    const cancelled = await this.analyses.cancel(analysisId, actor.userId);
    if (cancelled) await this.withdraw(cancelled);
    else if (status !== 'cancelled') {
      throw new DomainError('ALREADY_FINISHED', 'The analysis has already ended');
    }
    return this.get(actor, analysisId);
  }

  /** Deletes all of a user's analyses. @throws SERVICE_UNAVAILABLE while a hold is open; the caller tries again. */
  async erase(userId: string): Promise<void> {
    for (const id of await this.analyses.openOf(userId)) {
      const cancelled = await this.analyses.cancel(id, userId);
      if (cancelled) await this.withdraw(cancelled);
    }
    for (const row of await this.analyses.openChargesOf(userId))
      await this.charges.captureOrVoid(row, 'worker');
    if ((await this.analyses.erase(userId)) > 0)
      throw new DomainError('SERVICE_UNAVAILABLE', 'A token is still being charged or given back', {
        retryAfterS: 60,
      });
  }

  private async earlier(userId: string, key: string, hash: string): Promise<Asked | undefined> {
    const found = await this.analyses.findRequest(userId, key);
    if (!found) return undefined;
    if (found.request_hash !== hash) throw keyReused();
    return { id: found.analysis_id, replayed: found.replayed };
  }

  private async rowOf(request: AnalysisRequest): Promise<NewAnalysis> {
    const { actor, sourceCode } = request;
    const problem = await this.problemOf(request);
    const named = requireAnalysed(request.language);
    const { language, tokensHash } = await this.patience.tryFor(actor.userId, () =>
      this.analyser.admit(named, sourceCode),
    );
    const engineVersion = this.analyser.versionFor(request.thirdPartyConsent);
    const question = { engineVersion, problem, language, sourceCode, tokensHash };
    return {
      id: randomUUID(),
      userId: actor.userId,
      asAdmin: actor.role === 'ADMIN',
      thirdPartyConsent: request.thirdPartyConsent,
      problemId: problem?.problemId ?? null,
      problemRevision: problem?.revision ?? null,
      language,
      sourceCode,
      sourceHash: sourceHash(sourceCode),
      cacheKey: cacheKey(question),
      textKey: textKey(question),
      holdTtlS: this.env.HOLD_TTL_S,
    };
  }

  /**
   * Finds the problem by id or by statement.
   * @returns null when no problem has this statement: only the code is read then.
   */
  private async problemOf({ actor, problemId, description }: AnalysisRequest): Promise<ProblemBasis | null> {
    const id = problemId ?? (description === null ? null : await this.problems.find(actor, description));
    const problem = id === null ? null : await this.problems.basis(actor, id);
    // Nothing is held yet, so the answer is free.
    if (problem?.checker.kind === 'interactive') throw new DomainError('VALIDATION_FAILED', NOT_MEASURED);
    return problem;
  }

  private async store(
    { actor, idempotencyKey }: AnalysisRequest,
    hash: string,
    row: NewAnalysis,
  ): Promise<Asked> {
    const waiting = await this.analyses.countWaiting();
    return this.analyses.transaction(async (sql) => {
      await this.analyses.lockUser(sql, actor.userId);
      if (idempotencyKey !== null) {
        const earlier = await this.analyses.findRequest(actor.userId, idempotencyKey, sql);
        if (earlier && earlier.request_hash !== hash) throw keyReused();
        if (earlier) return { id: earlier.analysis_id, replayed: earlier.replayed };
      }
      const same = await this.analyses.findSame(sql, actor.userId, [row.cacheKey, row.textKey]);
      if (!same) {
        this.requireRoom(waiting, await this.analyses.countOpen(sql, actor.userId));
        await this.analyses.insert(sql, row);
      }
      const asked = { id: same?.id ?? row.id, replayed: same?.status === 'completed' };
      if (asked.replayed) replays.inc();
      if (idempotencyKey !== null) {
        const { id: analysisId, replayed } = asked;
        const request = { userId: actor.userId, clientKey: idempotencyKey, requestHash: hash };
        await this.analyses.storeRequest(sql, { ...request, analysisId, replayed });
      }
      return asked;
    });
  }

  private requireRoom(waiting: number, openOfUser: number): void {
    if (openOfUser >= LIMITS.openAnalysesPerUser) {
      throw new DomainError(
        'TOO_MANY_REQUESTS',
        `You have ${openOfUser} unfinished analyses. Wait for one to finish.`,
        { retryAfterS: OPEN_RETRY_S },
      );
    }
    if (waiting >= this.env.ANALYSIS_QUEUE_MAX_DEPTH) {
      throw new DomainError('SERVICE_UNAVAILABLE', 'Too many analyses wait. Please try again in a moment.', {
        retryAfterS: BUSY_RETRY_S,
      });
    }
  }

  /** Holds the token if no one has yet, also when the process that stored the row died. */
  private async carryOn(
    { actor, sourceCode }: AnalysisRequest,
    { id, replayed }: Asked,
  ): Promise<AnalysisState> {
    const row = await this.require(actor, id);
    if (row.status === 'queued' && row.charge === 'unpaid') {
      const held = await this.charges.hold(row);
      if (held) await this.dispatch(held);
    }
    const shown = await this.require(actor, id);
    const otherText = normalisedSource(shown.source_code) !== normalisedSource(sourceCode);
    return this.view(shown, replayed && (otherText ? 'other-text' : 'same-text'));
  }

  private async dispatch(row: AnalysisRow): Promise<void> {
    await this.events.progressed(row, 'queued', 0);
    await this.outbox.dispatch(row);
  }

  private async withdraw(row: AnalysisRow): Promise<void> {
    this.worker.stop(row.id);
    await this.evidence.clear(row.id);
    await this.charges.captureOrVoid(row, 'worker');
    analysesEnded.inc({ status: 'cancelled', code: 'none' });
    await this.events.ended(row);
  }

  private async require(actor: Actor, analysisId: string): Promise<AnalysisRow> {
    const row = await this.analyses.find(analysisId, actor.userId);
    if (!row) throw notFound('Analysis');
    return row;
  }

  private async view(row: AnalysisRow, replayed: Replay): Promise<AnalysisState> {
    const [tokens, earlier] = await Promise.all([
      this.billing.tokens(row.user_id),
      row.status === 'completed' && row.problem_id !== null ? this.analyses.earlierPrograms(row) : [],
    ]);
    const state = toState(row, { tokensLeft: tokens ?? row.tokens_left, replayed });
    return earlier.length === 0 || state.status !== 'completed'
      ? state
      : { ...state, earlierPrograms: earlier.map(toEarlierProgram) };
  }
}

const keyReused = (): DomainError =>
  new DomainError('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used before with another body');

function requireAnalysed(language: AnalysisRequest['language']): EditorLanguage | null {
  if (language !== null && !isEditorLanguage(language))
    throw new DomainError('LANGUAGE_NOT_SUPPORTED', notAnalysed(language));
  return language;
}

function checkSource(sourceCode: string): void {
  if (sourceCode.trim() === '') {
    const message = 'Source code is required';
    throw new DomainError('VALIDATION_FAILED', message, { fields: { source_code: message } });
  }
  requireStorable(sourceCode, SOURCE);
}

function requestHash({
  sourceCode,
  description,
  problemId,
  language,
  thirdPartyConsent,
}: AnalysisRequest): string {
  const body = [sourceCode, description, problemId, language, thirdPartyConsent];
  return createHash('sha256').update(JSON.stringify(body)).digest('hex');
}
