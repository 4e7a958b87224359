import type { Analysis, AnalysisState, EarlierProgram } from '@evident/contracts';
import type { AnalysisRow, EarlierProgramRow } from './analysis-rows.js';

/** Whether the result was paid for by an earlier request, of this text or of one with other comments or layout. */
export type Replay = 'same-text' | 'other-text' | false;

interface ViewOptions {
  tokensLeft: number;
  replayed: Replay;
}

/** The columns of a completed analysis that are shown. */
type AnalysisResultRow = Pick<
  AnalysisRow,
  'id' | 'problem_id' | 'created_at' | 'result' | 'charge' | 'free_because'
>;

const REPLAYED: Readonly<Record<Exclude<Replay, false>, string>> = {
  'same-text': 'The same code was analysed before.',
  'other-text':
    'This code was analysed before with other comments or layout. Line numbers refer to the text of that time.',
};

/** A completed analysis as its owner and administrators see it. */
export function toAnalysis(row: AnalysisResultRow, { tokensLeft, replayed }: ViewOptions): Analysis {
  if (!row.result) throw new Error(`The completed analysis ${row.id} has no result`);
  const charged = !replayed && (row.charge === 'capturing' || row.charge === 'captured');
  const freeBecause = replayed ? REPLAYED[replayed] : row.free_because;
  return {
    ...row.result,
    ...commonOf(row, tokensLeft),
    status: 'completed',
    charged,
    ...(!charged && freeBecause !== null && { freeBecause }),
  };
}

/** An analysis as its owner sees it. */
export function toState(row: AnalysisRow, options: ViewOptions): AnalysisState {
  if (row.status === 'completed') return toAnalysis(row, options);
  const { status, code, message } = row;
  return { ...commonOf(row, options.tokensLeft), status, code, message };
}

export const toEarlierProgram = (row: EarlierProgramRow): EarlierProgram => ({
  analysisId: row.id,
  createdAt: row.created_at.toISOString(),
  language: row.language,
  timeComplexity: row.time_complexity,
  growth: row.growth.map(({ variable, family, metric, points }) => ({
    variable,
    family,
    metric,
    points: points.map(({ n, value }) => ({ n, value })),
  })),
});

const commonOf = (
  { id, problem_id, created_at }: Pick<AnalysisRow, 'id' | 'problem_id' | 'created_at'>,
  tokensLeft: number,
) => ({ id, problemId: problem_id, createdAt: created_at.toISOString(), tokensLeft });
