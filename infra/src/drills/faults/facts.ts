import type { Analysis, PendingAnalysis, SubmissionStatus } from '@evident/contracts';

/** What a learner's client noted, and what the tables hold. All of it is plain data, so that the checker is pure. */

export type AnalysisStatus = Analysis['status'] | PendingAnalysis['status'];

/** A submission that was answered with 202, or 200 for a repeated request. */
export interface Accepted {
  id: string;
  key: string;
  expected: string;
}

/** The state of a submission as a client was told it. */
export interface Told {
  id: string;
  status: SubmissionStatus;
  verdict: string | null;
}

/** A judged test as it came over a socket. */
export interface ToldTest {
  id: string;
  seq: number;
  testId: string;
}

export interface ClientRecords {
  accepted: Accepted[];
  /** Keys of all requests, also of those that nobody answered. */
  keys: string[];
  /** In the order of hearing. */
  told: Told[];
  toldTests: ToldTest[];
  /** What the pages show at the end. */
  shown: Told[];
  /** Ids of analyses that were answered. */
  analyses: string[];
  /** Analyses that a page shows at the end. */
  shownAnalyses: { id: string; status: AnalysisStatus }[];
  /** Credits that were acknowledged, and the keys of all that were tried. */
  credits: { userId: string; key: string; delta: number }[];
  creditKeys: string[];
  /** How long each submit took to be answered, whatever the answer, while Redis was away. */
  submitMs: number[];
}

export interface SubmissionFact {
  id: string;
  client_key: string | null;
  status: SubmissionStatus;
  verdict: string | null;
  attempt: number;
}

export interface StoredFacts {
  submissions: SubmissionFact[];
  /** Every change of status, attempt or verdict, in their order. */
  steps: SubmissionFact[];
  /** The tests that workers reported, by batch; the last step is that of the batch of all tests. */
  judgedTests: { id: string; attempt: number; step: number; test_ids: string[] | null }[];
  /** Submissions that the statistics of the problem count. */
  counted: number;
  testsEach: number;
  analyses: { id: string; status: AnalysisStatus; charge: string; free_because: string | null }[];
  holds: { id: string; state: string; amount: number }[];
  transfers: { user_id: string; kind: string; ref: string; delta: number }[];
  wallets: { user_id: string; posted: number; held: number }[];
  /** Rows in the drift views of the ledger. */
  drift: number;
}

export interface Facts {
  clients: ClientRecords;
  stored: StoredFacts;
  /** From the end of the fault until nothing was open; null: it did not come to that. */
  drainedMs: number | null;
}

export const noRecords = (): ClientRecords => ({
  accepted: [],
  keys: [],
  told: [],
  toldTests: [],
  shown: [],
  analyses: [],
  shownAnalyses: [],
  credits: [],
  creditKeys: [],
  submitMs: [],
});
