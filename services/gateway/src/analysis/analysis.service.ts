import {
  type Actor,
  type AnalysisState,
  type AnalyzeRequest,
  isFinished,
  languageOfId,
  type PendingAnalysis,
} from '@evident/contracts';
import { DomainError } from '@evident/kit';
import { Injectable } from '@nestjs/common';
import { ResultWaiterService } from '../live/result-waiter.service.js';
import { AiClient } from '../rpc/rpc-clients.js';

/** The AI service asks the problems service and the ledger before it answers. */
const REQUEST_TIMEOUT_MS = 15_000;

@Injectable()
export class AnalysisService {
  constructor(
    private readonly ai: AiClient,
    private readonly waiter: ResultWaiterService,
  ) {}

  /**
   * Requests an analysis and waits for it.
   * @param hungUp ends the wait; null does not wait at all.
   * @returns the analysis, completed or not finished.
   * @throws LANGUAGE_NOT_SUPPORTED; the code and the reason of an analysis that failed or was cancelled.
   */
  async analyze(
    actor: Actor,
    request: AnalyzeRequest,
    idempotencyKey: string | null,
    hungUp: AbortSignal | null,
  ): Promise<AnalysisState> {
    const requested = await this.ai.call(
      'analysis.request',
      {
        actor,
        sourceCode: request.source_code,
        description: request.description ?? null,
        problemId: request.problemId ?? null,
        language: request.language_id === undefined ? null : languageOf(request.language_id),
        idempotencyKey,
        thirdPartyConsent: request.thirdPartyConsent ?? false,
      },
      { timeoutMs: REQUEST_TIMEOUT_MS },
    );
    const analysis =
      hungUp === null || isFinished(requested.status)
        ? requested
        : await this.finished(actor, requested.id, hungUp);
    if (analysis.status !== 'completed' && isFinished(analysis.status)) throw failureOf(analysis);
    return analysis;
  }

  private finished(actor: Actor, analysisId: string, hungUp: AbortSignal): Promise<AnalysisState> {
    return this.waiter.wait({
      id: analysisId,
      read: () => this.ai.call('analysis.get', { actor, analysisId }),
      statusOf: ({ status }) => status,
      hungUp,
    });
  }
}

function languageOf(id: number) {
  const language = languageOfId(id);
  if (language === undefined) throw new DomainError('LANGUAGE_NOT_SUPPORTED', `There is no language ${id}`);
  return language;
}

/** Tells why the analysis has no result, and that it cost nothing. */
function failureOf({ status, code, message, tokensLeft }: PendingAnalysis): DomainError {
  const cost = `No token was charged. Balance: ${tokensLeft}.`;
  if (status === 'cancelled')
    return new DomainError('ALREADY_FINISHED', `The analysis was cancelled. ${cost}`);
  return new DomainError(code ?? 'PROVIDER_FAILED', `${message ?? 'The analysis failed.'} ${cost}`);
}
