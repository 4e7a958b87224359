import {
  type Actor,
  API_BASE,
  type ExecuteCodeRequest,
  LANGUAGE_IDS,
  languageOfId,
  LIMITS,
  type Submission,
  type SubmissionAnswer,
} from '@evident/contracts';
import { DomainError } from '@evident/kit';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { SessionUser } from '../identity/session-user.js';
import { markPending, prefersLater } from '../http/answer-later.decorator.js';
import { ResultWaiter } from '../live/result-waiter.service.js';
import { WalletsService } from '../payments/wallets.service.js';
import { SubmissionsClient } from './submissions.client.js';

export interface Execution {
  kind: 'run' | 'submit';
  user: SessionUser;
  body: ExecuteCodeRequest;
  idempotencyKey: string | null;
  request: Request;
  response: Response;
}

const isFinished = ({ submissionStatus }: Submission): boolean =>
  submissionStatus !== 'queued' && submissionStatus !== 'judging';

/** Hands code to the problems service and answers now or later. */
@Injectable()
export class SubmissionsService {
  constructor(
    private readonly submissions: SubmissionsClient,
    private readonly wallets: WalletsService,
    private readonly waiter: ResultWaiter,
  ) {}

  async execute({
    kind,
    user,
    body,
    idempotencyKey,
    request,
    response,
  }: Execution): Promise<SubmissionAnswer> {
    const actor: Actor = { userId: user.id, role: user.role };
    const language = languageOfId(body.language_id);
    if (language === undefined) {
      const accepted = Object.entries(LANGUAGE_IDS).map(([name, id]) => `${id} (${name})`);
      throw new DomainError('LANGUAGE_NOT_SUPPORTED', `language_id must be one of ${accepted.join(', ')}`);
    }
    const { submission } = await this.submissions.call('submissions.create', {
      actor,
      kind,
      problemId: body.problemId,
      language,
      sourceCode: body.source_code,
      cases: kind === 'run' ? customCases(body) : [],
      idempotencyKey,
      priority: kind === 'submit' && (await this.wallets.hasPriority(user)),
    });
    if (isFinished(submission)) return { submission };
    const row = prefersLater(request) ? submission : await this.finished(actor, submission.id, response);
    if (isFinished(row)) return { submission: row };
    const location = `${API_BASE}${kind === 'run' ? '/execute-code/run' : '/submission'}/${row.id}`;
    return { submission: row, topic: markPending(request, response, location, 'submission.judged') };
  }

  private finished(actor: Actor, submissionId: string, response: Response): Promise<Submission> {
    const read = (): Promise<Submission> => this.submissions.call('submissions.get', { actor, submissionId });
    return this.waiter.wait({ id: submissionId, read, isFinished, response });
  }
}

/** The learner's own cases; an empty answer means: only run it. */
function customCases({
  stdin = [],
  expected_outputs: expected = [],
}: ExecuteCodeRequest): { input: string; expected: string | null }[] {
  if (stdin.length > LIMITS.customCases) {
    const sentence = `A run takes at most ${LIMITS.customCases} cases`;
    throw new DomainError('VALIDATION_FAILED', sentence, { fields: { stdin: sentence } });
  }
  if (expected.length > 0 && expected.length !== stdin.length) {
    throw new DomainError('LENGTHS_DIFFER', 'stdin and expected_outputs must have the same length');
  }
  return stdin.map((input, index) => ({ input, expected: expected[index] || null }));
}
