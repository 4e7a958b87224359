import {
  acceptedLanguages,
  type Actor,
  type ExecuteCodeRequest,
  isFinished,
  languageOfId,
  LIMITS,
  type Submission,
} from '@evident/contracts';
import { DomainError } from '@evident/kit';
import { Injectable } from '@nestjs/common';
import type { SessionUser } from '../identity/account.js';
import { ResultWaiterService } from '../live/result-waiter.service.js';
import { WalletsService } from '../payments/wallets.service.js';
import { ProblemsClient } from '../rpc/rpc-clients.js';
import { UserTurnsService } from './user-turns.service.js';

export interface Execution {
  kind: 'run' | 'submit';
  user: SessionUser;
  code: ExecuteCodeRequest;
  idempotencyKey: string | null;
  /** Ends the wait for the result; null does not wait at all. */
  hungUp: AbortSignal | null;
}

/** Sends code to the problems service and waits for the result. */
@Injectable()
export class SubmissionsService {
  constructor(
    private readonly problems: ProblemsClient,
    private readonly wallets: WalletsService,
    private readonly waiter: ResultWaiterService,
    private readonly turns: UserTurnsService,
  ) {}

  /** @returns the submission, not finished when the wait ended first. @throws LANGUAGE_NOT_SUPPORTED, LENGTHS_DIFFER */
  async execute({ kind, user, code, idempotencyKey, hungUp }: Execution): Promise<Submission> {
    const actor: Actor = { userId: user.id, role: user.actingRole };
    const language = languageOfId(code.language_id);
    if (language === undefined) {
      const { languages } = await this.problems.call('submissions.languages', {});
      throw new DomainError('LANGUAGE_NOT_SUPPORTED', acceptedLanguages(languages));
    }
    const priority = kind === 'submit' && (await this.wallets.hasPriority(user));
    const { submission, created } = await this.turns.take(user.id, () =>
      this.problems.call('submissions.create', {
        actor,
        kind,
        problemId: code.problemId,
        language,
        sourceCode: code.source_code,
        cases: kind === 'run' ? customCases(code) : [],
        idempotencyKey,
        priority,
      }),
    );
    if (hungUp === null || isFinished(submission.submissionStatus)) return submission;
    return this.waiter.wait({
      id: submission.id,
      isNew: created,
      read: () => this.problems.call('submissions.get', { actor, submissionId: submission.id }),
      statusOf: ({ submissionStatus }) => submissionStatus,
      hungUp,
    });
  }

  /** @returns the submission as it then is. */
  cancel(actor: Actor, submissionId: string): Promise<Submission> {
    return this.turns.take(actor.userId, () =>
      this.problems.call('submissions.cancel', { actor, submissionId }),
    );
  }
}

/** @returns the learner's own cases. An empty expected output becomes null: the case is only run. */
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
