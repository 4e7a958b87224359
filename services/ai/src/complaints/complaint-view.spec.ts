import type { StoredResult } from '../analyses/analysis-rows.js';
import { toState } from '../analyses/analysis-view.js';
import { toReported } from './complaint-view.js';
import type { ListedComplaintRow } from './complaints.repository.js';

const at = new Date('2026-01-02T03:04:05Z');
const analysis = {
  id: 'a',
  user_id: 'u',
  as_admin: false,
  third_party_consent: false,
  problem_id: null,
  problem_revision: null,
  language: 'PYTHON',
  source_code: 'print(1)',
  status: 'completed',
  tokens_left: 2,
  attempt: 1,
  claims: 1,
  dispatch_no: 1,
  result: { rating: 90 } as StoredResult,
  free_because: null,
  code: null,
  message: null,
  created_at: at,
  request_id: null,
  trace_parent: null,
} as const;
const complaint = {
  analysis_id: 'a',
  user_id: 'u',
  reason: 'wrong',
  status: 'open',
  note: null,
  settled_by: null,
  settled_at: null,
  analysed_at: at,
} as const;

describe('a complaint', () => {
  it.each(['capturing', 'captured', 'voided'] as const)(
    'shows administrators the same analysis as the learner while its token is %s',
    (charge) => {
      const row: ListedComplaintRow = { ...analysis, ...complaint, id: 'c', charge };
      const shown = toState({ ...analysis, charge }, { tokensLeft: 2, replayed: false });
      expect(toReported(row).analysis).toEqual(shown);
    },
  );
});
