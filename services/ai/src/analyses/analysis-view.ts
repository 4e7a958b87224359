import type { AnalysisState } from '@evident/contracts';
import type { AnalysisRow } from './analysis-rows.js';

export interface ViewOptions {
  tokensLeft: number;
  /** The stored result is given out again, for another request than the one that paid for it. */
  replayed: boolean;
}

const REPLAYED = 'The same code was analysed before.';

/** An analysis as its owner sees it. */
export function toState(row: AnalysisRow, { tokensLeft, replayed }: ViewOptions): AnalysisState {
  const common = {
    id: row.id,
    problemId: row.problem_id,
    createdAt: row.created_at.toISOString(),
    tokensLeft,
  };
  if (row.status !== 'completed')
    return { ...common, status: row.status, code: row.code, message: row.message };
  if (!row.result) throw new Error(`The completed analysis ${row.id} has no result`);
  const paid = row.charge === 'capturing' || row.charge === 'captured';
  const freeBecause = replayed ? REPLAYED : row.free_because;
  return {
    ...row.result,
    ...common,
    status: 'completed',
    charged: paid && !replayed,
    ...((!paid || replayed) && freeBecause !== null && { freeBecause }),
  };
}
