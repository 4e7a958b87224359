import { Analysis, type EditorLanguage, type ErrorCode, type PendingAnalysis } from '@evident/contracts';
import { stateGuard } from '@evident/kit';
import { z } from 'zod';

export type AnalysisStatus = Analysis['status'] | PendingAnalysis['status'];

/** The state of an analysis's token. docs/analysis.md, "The token", has the transitions. */
export type Charge = 'unpaid' | 'held' | 'capturing' | 'captured' | 'voiding' | 'voided';

/** The SQL condition of analyses that have not ended. */
export const IS_OPEN = `status IN ('queued', 'analyzing')`;

/** The SQL condition of ended analyses whose hold is neither captured nor voided. */
export const IS_CHARGING = `charge IN ('capturing', 'voiding')`;

/** The SQL condition under which an analysis may change to a state. */
export const mayBecome = stateGuard<AnalysisStatus>({
  queued: ['analyzing'],
  analyzing: ['queued', 'analyzing'],
  completed: ['analyzing'],
  failed: ['queued', 'analyzing'],
  cancelled: ['queued', 'analyzing'],
});

/** The stored part of a completed analysis; the other fields of the answer are columns. */
export const StoredResult = Analysis.omit({
  id: true,
  status: true,
  problemId: true,
  createdAt: true,
  tokensLeft: true,
  charged: true,
  freeBecause: true,
});
export type StoredResult = z.infer<typeof StoredResult>;

export interface AnalysisRow {
  id: string;
  user_id: string;
  as_admin: boolean;
  third_party_consent: boolean;
  problem_id: string | null;
  problem_revision: string | null;
  language: EditorLanguage;
  source_code: string;
  status: AnalysisStatus;
  charge: Charge;
  tokens_left: number;
  attempt: number;
  claims: number;
  dispatch_no: number;
  result: StoredResult | null;
  free_because: string | null;
  code: ErrorCode | null;
  message: string | null;
  created_at: Date;
}

export const ANALYSIS_COLUMNS = `id, user_id, as_admin, third_party_consent, problem_id, problem_revision, language, source_code, status,
  charge, tokens_left, attempt, claims, dispatch_no, result, free_because, code, message, created_at`;

/** Why an analysis failed, in words for the learner. */
export interface Failure {
  code: ErrorCode;
  message: string;
}
