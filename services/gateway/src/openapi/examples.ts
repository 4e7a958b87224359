import {
  AnalyzeRequest,
  AuditAnswer,
  BookmarkRequest,
  CreateOrderRequest,
  CreatePlaylistRequest,
  DraftRequest,
  ErrorBody,
  ExecuteCodeRequest,
  FailedSubmissionsAnswer,
  FillExpectedAnswer,
  FillExpectedRequest,
  ImportedPackageAnswer,
  LoginRequest,
  MessageAnswer,
  OrderAnswer,
  Playlist,
  PlaylistProblemsRequest,
  ProblemSummary,
  ProblemWrittenAnswer,
  PublishRequest,
  RegisterRequest,
  RejudgePreview,
  Submission,
  SubmissionCountAnswer,
  TestResultView,
  TestSetVersionsAnswer,
  User,
  Verification,
  VerifyPaymentRequest,
  VerifyRequest,
} from '@evident/contracts';
import type { z } from 'zod';

const userId = '0b5f3c1e-6f0a-4c0e-9d53-0f6f2a1f7f10';
const problemId = '7d1a3f52-4a64-4c6d-8a55-2f4b7b0f1c01';
const createdAt = '2026-01-05T09:30:00.000Z';
const source = 'const n = Number(require("fs").readFileSync(0, "utf8"));\nconsole.log(n * 2);';

const user: User = {
  id: userId,
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  role: 'USER',
  tokens: 3,
  createdAt,
  analytics: false,
};
const test: TestResultView = {
  id: 't1',
  index: 1,
  passed: true,
  hidden: false,
  verdict: 'accepted',
  input: '2\n',
  expected: '4',
  stdout: '4\n',
  stderr: null,
  memory: '41216 KB',
  time: '0.031 s',
  message: null,
  exitCode: 0,
  signal: null,
  referenceExpected: null,
};
const submission: Submission = {
  id: '5a0e6f0c-1d4b-4f39-8c1c-3f2c9a6b1e77',
  problemId,
  problemTitle: 'Double it',
  status: 'Accepted',
  submissionStatus: 'judged',
  verdict: 'accepted',
  language: 'JAVASCRIPT',
  sourceCode: source,
  memory: '["41216 KB"]',
  time: '["0.031 s"]',
  createdAt,
  judgedAt: '2026-01-05T09:30:01.000Z',
  testCases: [test],
  testCount: 1,
  compileOutput: null,
  seq: 1999,
  ahead: null,
  outdated: false,
  environment: { node: '20.20.2' },
};
const summary: ProblemSummary = {
  id: problemId,
  slug: 'double-it',
  title: 'Double it',
  difficulty: 'EASY',
  tags: ['math'],
  category: 'Math',
  solvedBy: [{ userId }],
  solvedCount: 12,
  attempted: true,
  bookmarked: false,
  submissionCount: 40,
  acceptedCount: 18,
  createdAt,
};
const playlist: Playlist = {
  id: '9c5d1c39-0f0d-4c33-b9a1-7b1a52d0f3aa',
  name: 'Before the interview',
  description: null,
  problems: [
    {
      id: problemId,
      problem: { id: problemId, title: 'Double it', difficulty: 'EASY', solved: true, deleted: false },
    },
  ],
  createdAt,
  curated: false,
};

const verification: Verification = {
  id: '2f7b6c8e-8a55-4a3c-b1d4-6f0d6f1c2a10',
  problemId,
  testCount: 1,
  done: true,
  columns: [
    {
      submissionId: submission.id,
      label: 'reference',
      language: 'JAVASCRIPT',
      expectedVerdict: 'accepted',
      status: 'judged',
      verdict: 'accepted',
      ok: true,
      compileOutput: null,
      tests: [test],
      seq: 1999,
    },
  ],
};
const rejudge: RejudgePreview = {
  id: 'c1a3f6de-7e4b-4c1f-9d0a-3b1e8a6f5d21',
  problemId,
  total: 40,
  judged: 40,
  failed: 0,
  done: true,
  applied: false,
  changes: [
    { submissionId: submission.id, language: 'JAVASCRIPT', before: 'accepted', after: 'wrong_answer' },
  ],
  changeCount: 1,
};

/** One example for each named schema that a reader meets first; a test parses each with its schema. */
export const EXAMPLES: readonly { schema: z.ZodType; value: unknown }[] = [
  { schema: RegisterRequest, value: { name: user.name, email: user.email, password: 'correct horse' } },
  { schema: LoginRequest, value: { email: user.email, password: 'correct horse' } },
  { schema: User, value: user },
  { schema: MessageAnswer, value: { message: 'Logout successful' } },
  {
    schema: ExecuteCodeRequest,
    value: { source_code: source, language_id: 63, stdin: ['2\n'], expected_outputs: ['4'], problemId },
  },
  { schema: Submission, value: submission },
  { schema: TestResultView, value: test },
  { schema: SubmissionCountAnswer, value: { count: 40, acceptedCount: 18, successRate: 45 } },
  { schema: ProblemSummary, value: summary },
  { schema: ProblemWrittenAnswer, value: { message: 'Problem created successfully', id: problemId } },
  { schema: PublishRequest, value: { published: true } },
  {
    schema: VerifyRequest,
    value: { testcases: [{ input: '2\n', output: '4' }], referenceSolutions: { JAVASCRIPT: source } },
  },
  { schema: Verification, value: verification },
  {
    schema: FillExpectedRequest,
    value: { language: 'JAVASCRIPT', sourceCode: source, inputs: ['2\n', 'two\n'] },
  },
  {
    schema: FillExpectedAnswer,
    value: {
      compileOutput: null,
      outputs: [
        { output: '4\n', problem: null },
        { output: null, problem: 'Runtime Error' },
      ],
    },
  },
  {
    schema: ImportedPackageAnswer,
    value: { message: 'Problem imported as a draft', id: problemId, slug: 'double-it', testCount: 24 },
  },
  {
    schema: AuditAnswer,
    value: {
      entries: [
        {
          id: 7,
          at: createdAt,
          actorId: userId,
          action: 'problem.imported',
          problemId,
          problemTitle: 'Double it',
          details: { slug: 'double-it' },
        },
      ],
    },
  },
  {
    schema: TestSetVersionsAnswer,
    value: {
      versions: [
        {
          version: 2,
          hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
          testCount: 24,
          hiddenCount: 22,
          createdAt,
          current: true,
        },
      ],
      outdatedSubmissions: 3,
    },
  },
  { schema: RejudgePreview, value: rejudge },
  {
    schema: FailedSubmissionsAnswer,
    value: {
      submissions: [
        {
          submissionId: submission.id,
          kind: 'submit',
          problemId,
          problemTitle: 'Double it',
          userId,
          language: 'JAVASCRIPT',
          fault: 'The sandbox could not be made',
          attempts: 5,
          failedAt: createdAt,
          userEmail: user.email,
        },
      ],
    },
  },
  { schema: BookmarkRequest, value: { bookmarked: true } },
  { schema: DraftRequest, value: { language: 'JAVASCRIPT', sourceCode: source } },
  { schema: CreatePlaylistRequest, value: { name: playlist.name } },
  { schema: Playlist, value: playlist },
  { schema: PlaylistProblemsRequest, value: { problemIds: [problemId] } },
  {
    schema: AnalyzeRequest,
    value: { source_code: source, description: 'Print twice the number.', problemId, language_id: 63 },
  },
  { schema: CreateOrderRequest, value: { planName: 'premium' } },
  {
    schema: OrderAnswer,
    value: {
      orderId: 'order_Nx1',
      amount: 199,
      tokens: 25,
      currency: 'INR',
      keyId: 'rzp_test_key',
      checkoutUrl: 'https://checkout.razorpay.com/v1/checkout.js',
      testMode: true,
    },
  },
  {
    schema: VerifyPaymentRequest,
    value: {
      razorpay_payment_id: 'pay_Nx2',
      razorpay_order_id: 'order_Nx1',
      razorpay_signature: '9f86d081884c7d65',
    },
  },
  {
    schema: ErrorBody,
    value: {
      error: 'Password must be at least 8 characters',
      message: 'Password must be at least 8 characters',
      code: 'VALIDATION_FAILED',
      requestId: '0d6b6f5e-5f3e-4a53-8a57-5f7f6ff0f6f2',
      fields: { password: 'Password must be at least 8 characters' },
    },
  },
];
