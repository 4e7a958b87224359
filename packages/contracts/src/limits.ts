/** Limits that users may rely on. The names contain the units. */
export const LIMITS = {
  sourceBytes: 64 * 1024,
  customCases: 20,
  customCaseBytes: 64 * 1024,
  /** Standard output of one test. */
  outputBytes: 1024 * 1024,
  stderrBytes: 64 * 1024,
  compileOutputBytes: 16 * 1024,
  /** A field of a revealed test (input, expected, output). */
  revealedFieldBytes: 2 * 1024,
  /** Bodies of ordinary calls, and of the calls by which admins send test sets. */
  bodyBytes: 2 * 1024 * 1024,
  adminBodyBytes: 32 * 1024 * 1024,
  testsPerProblem: 200,
  testInputBytes: 8 * 1024 * 1024,
  /** One judging as a whole, with compilation. */
  judgingWallMs: 60_000,
  processes: 64,
  openRunsPerUser: 3,
  openSubmissionsPerUser: 20,
  openAnalysesPerUser: 3,
  /** How long a POST waits for its result before it answers 202. */
  answerWaitMs: 30_000,
  /** Sources and compiler outputs of all rows of one list. */
  listedTextBytes: 1024 * 1024,
  listedSubmissions: 500,
  pageSize: 10,
  maxPageSize: 100,
  playlistsPerUser: 100,
  problemsPerPlaylist: 500,
  /** Drafts with a name, beside the text in the editor. */
  namedDraftsPerProblem: 20,
  draftNameCharacters: 60,
  /** Drafts in one call of an export. Each may have `sourceBytes`. */
  listedDrafts: 20,
  /** A learner's note on one problem. */
  noteCharacters: 16_384,
  /** Notes in one call of an export. */
  listedNotes: 50,
  /** How long a deleted problem can be restored. */
  trashDays: 30,
  listedDeleted: 200,
  foundUsers: 20,
} as const;

export const AUTH_LIMITS = {
  passwordMin: 8,
  passwordMax: 128,
  nameMax: 100,
  emailMax: 254,
} as const;

/** How administrators admit people. */
export const ENROLMENT_LIMITS = {
  invitationDaysMax: 90,
  /** Invitations that can be used, of all administrators together. */
  openInvitationsMax: 5_000,
  classListBytes: 256_000,
  classListLines: 1_000,
  /** Tokens that one line of a class list gives. */
  tokensMax: 10_000,
} as const;

export const SIGNUP_TOKENS = 3;
export const ANALYSIS_TOKENS = 1;

/** Range of a problem's limits, and the value of a problem that sets none. */
export const PROBLEM_LIMITS = {
  timeLimitMs: { min: 100, max: 10_000, standard: 2_000 },
  memoryLimitKb: { min: 16_384, max: 1_048_576, standard: 262_144 },
} as const;

/** Groups of tests that give points. */
export const GROUP_LIMITS = {
  groups: 20,
  /** Of one group; samples often give none. */
  points: { min: 0, max: 1_000 },
  nameCharacters: 60,
} as const;

/** Characters of a learner's report and of an administrator's reason. */
export const REASON_LIMITS = { min: 3, reportMax: 1_000, adminMax: 500 } as const;

/** Inputs by which learners try to break accepted solutions. */
export const HACK_LIMITS = {
  perUserAndDay: 200,
  /** Proposals of one learner that wait for a decision. */
  openPerUser: 20,
  /** Kept of a user and problem, beside the proposals that wait or were decided. */
  keptPerProblem: 50,
  listed: 20,
  proposals: 50,
} as const;

/** Posts under problems. */
export const DISCUSSION_LIMITS = {
  titleMin: 3,
  titleMax: 150,
  bodyMax: 10_000,
  threadsPerUserAndProblem: 50,
  answersPerThread: 500,
  page: 20,
  /** The latest of a user; older ones are deleted. */
  notifications: 50,
  listedReports: 100,
} as const;
