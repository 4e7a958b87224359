/**
 * Names and constants without a schema, so that a page that only shows them does not load zod. Import them from the file
 * of their subject, which re-exports them.
 */
export const DIFFICULTIES = ['EASY', 'MEDIUM', 'HARD'] as const;
/** What a learner may choose, in this order. C++ is offered only where the judge has its compiler. */
export const LANGUAGES = ['JAVASCRIPT', 'PYTHON', 'JAVA', 'CPP'] as const;
type LanguageName = (typeof LANGUAGES)[number];
/** The languages of the forms: every problem has a starter and a reference solution in each, and the analysis reads them. */
export const EDITOR_LANGUAGES = ['JAVASCRIPT', 'PYTHON', 'JAVA'] as const satisfies readonly LanguageName[];
export const LANGUAGE_IDS: Readonly<Record<LanguageName, number>> = {
  JAVASCRIPT: 63,
  PYTHON: 71,
  JAVA: 62,
  CPP: 54,
};

export const LANGUAGE_LABELS: Readonly<Record<LanguageName, string>> = {
  JAVASCRIPT: 'JavaScript',
  PYTHON: 'Python',
  JAVA: 'Java',
  CPP: 'C++',
};

/** Why there is no analysis of a program. Nothing is charged for the answer. */
export const notAnalysed = (language: LanguageName): string =>
  `The analysis does not read ${LANGUAGE_LABELS[language]} yet. It reads JavaScript, Python and Java.`;

export const LANGUAGE_EXTENSIONS: Readonly<Record<LanguageName, string>> = {
  JAVASCRIPT: 'js',
  PYTHON: 'py',
  JAVA: 'java',
  CPP: 'cpp',
};

/** Multiplies a problem's time limit, which is written for JavaScript, where the problem sets none for a language. */
export const TIME_LIMIT_FACTOR: Readonly<Record<LanguageName, number>> = {
  JAVASCRIPT: 1,
  PYTHON: 3,
  JAVA: 2,
  CPP: 1,
};

/** See `verdicts.ts` for their meaning. */
export const VERDICTS = [
  'accepted',
  'wrong_answer',
  'time_limit_exceeded',
  'memory_limit_exceeded',
  'output_limit_exceeded',
  'runtime_error',
  'compile_error',
] as const;
export const SUBMISSION_STATUSES = ['queued', 'judging', 'judged', 'failed', 'cancelled'] as const;
type AnalysisStatus = 'queued' | 'analyzing' | 'completed' | 'failed' | 'cancelled';
type Verdict = (typeof VERDICTS)[number];
type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number];

export const VERDICT_LABELS: Readonly<Record<Verdict, string>> = {
  accepted: 'Accepted',
  wrong_answer: 'Wrong Answer',
  time_limit_exceeded: 'Time Limit Exceeded',
  memory_limit_exceeded: 'Memory Limit Exceeded',
  output_limit_exceeded: 'Output Limit Exceeded',
  runtime_error: 'Runtime Error',
  compile_error: 'Compile Error',
};

/** The `status` text of the HTTP contract for work that has no verdict. */
export const STATUS_LABELS: Readonly<Record<Exclude<SubmissionStatus, 'judged'>, string>> = {
  queued: 'Queued',
  judging: 'Judging',
  failed: 'System Error',
  cancelled: 'Cancelled',
};

/** @returns the contract's `status` text of a submission: its verdict, or where its work stands. */
export function statusText(status: SubmissionStatus, verdict: Verdict | null): string {
  if (status !== 'judged') return STATUS_LABELS[status];
  return verdict === null ? 'Judged' : VERDICT_LABELS[verdict];
}

type WorkStatus = SubmissionStatus | AnalysisStatus;
type OpenStatus = 'queued' | 'judging' | 'analyzing';
const OPEN_STATUSES: ReadonlySet<WorkStatus> = new Set<OpenStatus>(['queued', 'judging', 'analyzing']);

/** True when no more work is done: judged or completed, failed, cancelled. */
export const isFinished = <S extends WorkStatus>(status: S): status is Exclude<S, OpenStatus> =>
  !OPEN_STATUSES.has(status);

/** Each band with its lowest rating, best first. */
export const RATING_BANDS = [
  { band: 'excellent', from: 90 },
  { band: 'good', from: 70 },
  { band: 'works', from: 50 },
  { band: 'not yet', from: 0 },
] as const;
export type RatingBand = (typeof RATING_BANDS)[number]['band'];

/** @param rating 0 to 100. */
export function ratingBand(rating: number): RatingBand {
  return RATING_BANDS.find(({ from }) => rating >= from)?.band ?? 'not yet';
}

/** `bugs` contains `clean` when no bug was found; `improvement` contains `efficient` when the code is efficient. */
export const ANALYSIS_MARKS = { clean: 'No bugs', efficient: 'already quite efficient' } as const;

/** How many steps of `seq` one attempt has, see `events.ts`. */
export const SEQ_PER_ATTEMPT = 1_000;

/** The topics of the catalogue, spelled as learners see them; the first five are the landing page's filters. */
export const TOPICS = [
  'Arrays & Hashing',
  'Hash Table',
  'Dynamic Programming',
  'Graphs',
  'Trees',
  'Two Pointers',
  'Sliding Window',
  'Prefix Sum',
  'Stack',
  'Monotonic Stack',
  'Queue',
  'Binary Search',
  'Sorting',
  'Linked List',
  'Binary Search Tree',
  'Trie',
  'Heap',
  'Backtracking',
  'Recursion',
  'Greedy',
  'Intervals',
  'Union Find',
  'Topological Sort',
  'Shortest Path',
  'Bit Manipulation',
  'Math',
  'String',
  'Matrix',
  'Design',
  'String Matching',
  'Divide & Conquer',
  'Simulation',
  'Number Theory',
] as const;
