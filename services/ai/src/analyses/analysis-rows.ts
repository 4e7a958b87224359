import { Analysis, type EditorLanguage, type ErrorCode, type PendingAnalysis } from '@evident/contracts';
import { mayTake, type LeasedRow, type LeasedTable } from '@evident/kit';
import { z } from 'zod';

type AnalysisStatus = Analysis['status'] | PendingAnalysis['status'];

/** The state of an analysis's token. docs/analysis.md, "The token", has the transitions. */
export type Charge = 'unpaid' | 'held' | 'capturing' | 'captured' | 'voiding' | 'voided';

/** The SQL condition of ended analyses whose hold is neither captured nor voided. */
export const IS_CHARGING = `charge IN ('capturing', 'voiding')`;

/** The stored part of a completed analysis; the other fields of the answer are columns. */
export const StoredResult = Analysis.omit({
  id: true,
  status: true,
  problemId: true,
  createdAt: true,
  tokensLeft: true,
  charged: true,
  freeBecause: true,
  earlierPrograms: true,
});
export type StoredResult = z.infer<typeof StoredResult>;

/** An earlier program of the same user and problem, with its measured growth. */
export interface EarlierProgramRow {
  id: string;
  created_at: Date;
  language: EditorLanguage;
  time_complexity: string | null;
  growth: StoredResult['growth'];
}

export interface AnalysisRow extends LeasedRow {
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
  dispatch_no: number;
  result: StoredResult | null;
  free_because: string | null;
  code: ErrorCode | null;
  message: string | null;
  created_at: Date;
  /** Of the request that made the row; null for older rows. */
  request_id: string | null;
  trace_parent: string | null;
}

export const ANALYSIS_COLUMNS = `id, user_id, as_admin, third_party_consent, problem_id, problem_revision, language, source_code, status,
  charge, tokens_left, attempt, claims, dispatch_no, result, free_because, code, message, created_at, request_id, trace_parent`;

/** Why an analysis failed, in words for the learner. */
export interface Failure {
  code: ErrorCode;
  message: string;
}

const STATUSES = { waiting: 'queued', leased: 'analyzing', finished: 'completed', failed: 'failed' } as const;

/** The SQL condition of analyses that have not ended, and so may be cancelled. */
export const IS_OPEN = mayTake('cancel', STATUSES);

/** What changes in an analysis that ends without a result: its hold is voided. */
const ENDS_FREE = { charge: `'voiding'`, charge_changed_at: 'now()', finished_at: 'now()' } as const;

/** {@link ENDS_FREE} as SQL assignments. */
export const ENDING_FREE = Object.entries(ENDS_FREE)
  .map(([column, expression]) => `${column} = ${expression}`)
  .join(', ');

/** @param deadlineMs the time that one analysis may take: a hold that expires earlier keeps it from being claimed */
export const analysisTable = (deadlineMs: number): LeasedTable => ({
  name: 'analysis',
  statuses: STATUSES,
  dispatchColumns: ['request_id'],
  columns: ANALYSIS_COLUMNS,
  conditions: {
    claim: `charge = 'held' AND hold_expires_at > now() + interval '${deadlineMs} milliseconds'`,
    dispatch: `charge = 'held'`,
  },
  sets: {
    claim: { started_at: 'now()' },
    finish: { charge_changed_at: 'now()', finished_at: 'now()' },
    fail: { ...ENDS_FREE, code: `'SERVICE_UNAVAILABLE'`, message: `'The analysis was interrupted.'` },
  },
});
