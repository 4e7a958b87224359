import type { AnalysisEngine, AnalyzeRequest } from '@evident/contracts/http/analysis';
import { isFinished } from '@evident/contracts/labels';
import { EDITOR_LANGUAGES, LANGUAGE_IDS, LANGUAGES, notAnalysed } from '@evident/contracts/languages';
import { ANALYSIS_TOKENS } from '@evident/contracts/limits';
import { ERROR_TOASTS, SUCCESS_TOASTS } from '@evident/contracts/messages';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ApiError } from '../../lib/api.js';
import { patchTokens } from '../../lib/session-api.js';
import { toasts } from '../../lib/toasts.js';
import { useAppDispatch } from '../../store/index.js';
import {
  analysisApi,
  PENDING_POLL_MS,
  useAnalyzeMutation,
  useCancelAnalysisMutation,
  useLazyAnalysisEngineQuery,
  type AnalysisState,
  type LiveAnalysis,
} from './analysis-api.js';
import { useConsentDecisions } from './consent-decisions.js';

const { liveAnalysis } = analysisApi.endpoints;

export interface AnalysisRun {
  /** True from the click to the result. */
  busy: boolean;
  live: LiveAnalysis | null;
  /** Why the analysis could not be started or read. */
  error: unknown;
  cancelling: boolean;
  start: (body: AnalyzeRequest) => void;
  /** The open question whether code may be sent to a third party; either answer starts the analysis. */
  consent: { engine: AnalysisEngine; answer: (agreed: boolean) => void } | null;
  cancel: () => void;
  /** Shows a stored analysis without toasts and without charge. */
  show: (id: string) => void;
}

interface Started {
  id: string | null;
  /** Opened from the history: no toasts, no busy button. */
  replay: boolean;
  error: unknown;
}

/** @returns the balance in the answer or, without one, the known balance minus the price of a charged analysis. */
function balanceAfter(state: AnalysisState, known: number): number {
  const { tokensLeft }: { tokensLeft?: number } = state;
  const charged = state.status === 'completed' && state.charged;
  return tokensLeft ?? (charged ? Math.max(0, known - ANALYSIS_TOKENS) : known);
}

const NOTHING_MORE = { said: null, requestId: null, fields: {}, retryAfterS: null };

/** @returns the server's refusal of a language that the analysis does not read, without asking the server. */
function refusalOf({ language_id: id }: AnalyzeRequest): ApiError | null {
  const language = LANGUAGES.find((known) => LANGUAGE_IDS[known] === id);
  if (language === undefined || EDITOR_LANGUAGES.some((read) => read === language)) return null;
  return { status: 400, code: 'LANGUAGE_NOT_SUPPORTED', message: notAnalysed(language), ...NOTHING_MORE };
}

/** Starts analyses of one problem and follows the newest until it ends. Needs a new mount for another problem. */
export function useAnalysis(): AnalysisRun {
  const [started, setStarted] = useState<Started | null>(null);
  const [asked, setAsked] = useState<{ body: AnalyzeRequest; engine: AnalysisEngine } | null>(null);
  const { decisions, decide } = useConsentDecisions();
  const [readEngine] = useLazyAnalysisEngineQuery();
  const ticket = useRef(0);
  const dispatch = useAppDispatch();
  const [analyze] = useAnalyzeMutation();
  const [cancelAnalysis, { isLoading: cancelling }] = useCancelAnalysisMutation();
  const id = started?.id ?? null;
  const { currentData: live, error: readError } = liveAnalysis.useQueryState(id ?? skipToken);
  const settled = live !== undefined && isFinished(live.state.status);
  liveAnalysis.useQuerySubscription(id ?? skipToken, { pollingInterval: settled ? 0 : PENDING_POLL_MS });
  const error = started?.error ?? (live ? null : (readError ?? null));
  const busy = started !== null && !started.replay && error === null && !settled;

  const ended = useEffectEvent(() => {
    if (!live || started?.replay) return;
    dispatch(patchTokens((tokens) => balanceAfter(live.state, tokens)));
    if (live.state.status === 'completed') toasts.success(SUCCESS_TOASTS.analysis);
    else if (live.state.status === 'failed') toasts.error(ERROR_TOASTS.analysis);
  });
  const settledId = settled ? live.state.id : null;
  useEffect(() => {
    if (settledId !== null) ended();
  }, [settledId]);

  /** @returns the stored decision; the engine when the learner must be asked; false when the engine is unknown. */
  const consentNow = async (): Promise<boolean | AnalysisEngine> => {
    const engine = await readEngine(undefined, true)
      .unwrap()
      .catch(() => null);
    if (!engine?.sentTo) return false;
    return decisions[engine.sentTo] ?? engine;
  };

  const send = async (body: AnalyzeRequest, answered?: boolean) => {
    const mine = ++ticket.current;
    setAsked(null);
    setStarted({ id: null, replay: false, error: null });
    try {
      const consent = answered ?? (await consentNow());
      if (mine !== ticket.current) return;
      if (typeof consent !== 'boolean') {
        setStarted(null);
        setAsked({ body, engine: consent });
        return;
      }
      const request = { ...body, thirdPartyConsent: consent };
      const state = await analyze({ body: request, idempotencyKey: crypto.randomUUID() }).unwrap();
      // Only this answer says that a repeated analysis was free; the stored one has the original charge.
      if (isFinished(state.status)) {
        await dispatch(
          analysisApi.util.upsertQueryData('liveAnalysis', state.id, {
            state,
            phase: 'writing',
            fraction: 1,
          }),
        );
      }
      if (mine === ticket.current) setStarted({ id: state.id, replay: false, error: null });
    } catch (failure) {
      toasts.error(ERROR_TOASTS.analysis);
      if (mine === ticket.current) setStarted({ id: null, replay: false, error: failure });
    }
  };

  return {
    busy,
    live: live ?? null,
    error,
    cancelling,
    start: (body) => {
      if (busy) return;
      const refusal = refusalOf(body);
      if (refusal === null) return void send(body);
      setAsked(null);
      setStarted({ id: null, replay: true, error: refusal });
    },
    cancel: () => {
      if (id !== null) void cancelAnalysis(id);
    },
    consent: asked && {
      engine: asked.engine,
      answer: (agreed) => {
        if (asked.engine.sentTo !== null) decide(asked.engine.sentTo, agreed);
        void send(asked.body, agreed);
      },
    },
    show: (shownId) => {
      setAsked(null);
      setStarted({ id: shownId, replay: true, error: null });
    },
  };
}
