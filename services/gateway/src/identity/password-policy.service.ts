import { DomainError } from '@evident/kit';
import { Injectable } from '@nestjs/common';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** zxcvbn calls a password that falls within a million guesses "very weak". */
const LEAST_SCORE = 2;
/** Longer texts take it long, and the beginning tells enough. */
const CHECKED_LENGTH = 40;
const TOO_EASY = 'This password is too easy to guess; choose another';

/** The product's own name is the first guess of an attacker. */
const OWN_WORDS = ['evident'];

/**
 * Refuses the passwords that attackers try first: the 49,000 most common ones and their usual variants, rows of keys,
 * repetitions, dates, and the person's own name and email.
 */
@Injectable()
export class PasswordPolicyService {
  private zxcvbn: Promise<ZxcvbnFactory> | undefined;

  /** @param field of the request that holds the password. @throws VALIDATION_FAILED */
  async require(
    password: string,
    person: { name: string; email: string },
    field = 'password',
  ): Promise<void> {
    const { name, email } = person;
    const own = [
      ...OWN_WORDS,
      name,
      ...name.split(/\s+/),
      email,
      ...email.split('@'),
      ...email.split(/[@.+_-]/),
    ];
    const zxcvbn = await (this.zxcvbn ??= loadZxcvbn());
    const { score } = zxcvbn.check(
      password.slice(0, CHECKED_LENGTH),
      own.filter((word) => word.length > 2).slice(0, 20),
    );
    if (score < LEAST_SCORE)
      throw new DomainError('VALIDATION_FAILED', TOO_EASY, { fields: { [field]: TOO_EASY } });
  }
}

/** The word lists take 20 MB and 50 ms of a start, and many a gateway never sees a new password. */
async function loadZxcvbn(): Promise<ZxcvbnFactory> {
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core');
  const { adjacencyGraphs, dictionary } = await import('@zxcvbn-ts/language-common');
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
}
