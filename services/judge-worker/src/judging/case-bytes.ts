import type { InlineCase } from '@evident/contracts';

/** A test case whose texts are bytes already, as the sandbox reads them and checkers compare them. */
export interface CaseBytes {
  id: string;
  input: Buffer;
  /** Null: a custom case without an answer. */
  answer: Buffer | null;
  hidden: boolean;
}

export const caseBytes = <Case extends InlineCase>({ id, input, answer, hidden }: Case): CaseBytes => ({
  id,
  input: Buffer.from(input, 'utf8'),
  answer: answer === null ? null : Buffer.from(answer, 'utf8'),
  hidden,
});
