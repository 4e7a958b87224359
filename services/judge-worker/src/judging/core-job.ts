import type { JudgeQueueName } from '@evident/contracts';

let anonymous = 0;

/** One judging as the cores see it: whose it is, and how much core time it has used. */
export class CoreJob {
  /** Core time of the programs that have ended. */
  usedMs = 0;
  readonly user: string;

  /** @param user undefined: the job shares its usage with no other. */
  constructor(
    readonly kind: JudgeQueueName,
    user?: string,
  ) {
    this.user = user ?? `anonymous-${++anonymous}`;
  }
}
