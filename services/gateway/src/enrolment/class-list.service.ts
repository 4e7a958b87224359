import type { Actor, ClassListAnswer, ClassListPreview } from '@evident/contracts';
import { DomainError, messageOf } from '@evident/kit';
import { Injectable, Logger } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { AccountLinksService } from '../account/account-links.service.js';
import { UsersRepository } from '../identity/users.repository.js';
import { MailerService } from '../mail/mailer.service.js';
import { WalletsService } from '../payments/wallets.service.js';
import { BillingClient } from '../rpc/rpc-clients.js';
import { ClassListError, type ClassListLine, readClassList } from './class-list.js';
import { ClassListRepository } from './class-list.repository.js';

/** Lines that are worked on at the same time. */
const AT_ONCE = 4;

type Account = ClassListAnswer['lines'][number]['account'];
type Done = ClassListAnswer['lines'][number];

/**
 * Makes accounts from a class list. Repeating an import changes nothing that was done: an account is made once, tokens
 * are given once for the same reason, and only people who have not chosen a password yet get another link.
 */
@Injectable()
export class ClassListService {
  private readonly logger = new Logger('class-list');

  constructor(
    private readonly people: ClassListRepository,
    private readonly users: UsersRepository,
    private readonly links: AccountLinksService,
    private readonly mailer: MailerService,
    private readonly billing: BillingClient,
    private readonly wallets: WalletsService,
  ) {}

  /** @throws VALIDATION_FAILED when the file as a whole cannot be read */
  async preview(csv: string): Promise<ClassListPreview> {
    const lines = read(csv);
    const known = await this.people.known(lines.map(({ email }) => email));
    return {
      lines: lines.map((line) => ({
        ...line,
        account: line.error === null ? stateOf(known.get(line.email.toLowerCase())) : null,
      })),
      errors: lines.filter(({ error }) => error !== null).length,
    };
  }

  /** Does nothing while any line has an error. @throws VALIDATION_FAILED */
  async import(csv: string, reason: string, actor: Actor): Promise<ClassListAnswer> {
    const lines = read(csv);
    const bad = lines.find(({ error }) => error !== null);
    if (bad)
      throw new DomainError('VALIDATION_FAILED', `Line ${bad.line}: ${bad.error}. Nothing was imported.`);
    const done: Done[] = [];
    for (let at = 0; at < lines.length; at += AT_ONCE)
      done.push(
        ...(await Promise.all(
          lines.slice(at, at + AT_ONCE).map((line) => this.importLine(line, reason, actor)),
        )),
      );
    const made = done.filter(({ account }) => account === 'new').length;
    const failed = done.filter(({ failure }) => failure !== null).length;
    const trouble = failed === 0 ? '' : ` ${failed} got no tokens: import the list again.`;
    return {
      message: `${made} ${made === 1 ? 'account' : 'accounts'} made, ${done.length - made} existed.${trouble}`,
      lines: done,
    };
  }

  private async importLine(line: ClassListLine, reason: string, actor: Actor): Promise<Done> {
    const { error: _none, ...person } = line;
    const { id, account } = await this.accountOf(line);
    const link = account === 'exists' ? null : await this.welcome(id, line.email);
    const failure = line.tokens === 0 ? null : await this.giveTokens(id, line, reason, actor);
    return { ...person, account, link, failure };
  }

  private async accountOf({ name, email }: ClassListLine): Promise<{ id: string; account: Account }> {
    const find = async () => (await this.people.known([email])).get(email.toLowerCase());
    const known = await find();
    if (known) return { id: known.id, account: stateOf(known) };
    try {
      const made = await this.users.create({ name, email, passwordHash: null, role: 'USER' });
      return { id: made.id, account: 'new' };
    } catch (error) {
      // Another import, or the person, was faster.
      const other = error instanceof DomainError && error.code === 'EMAIL_TAKEN' ? await find() : undefined;
      if (!other) throw error;
      return { id: other.id, account: stateOf(other) };
    }
  }

  /** @returns the link where no mail reaches people, so that the administrator can hand it out; otherwise null. */
  private async welcome(id: string, email: string): Promise<string | null> {
    const link = await this.links.welcome({ id, email });
    return this.mailer.reachesPeople ? null : link;
  }

  /** @returns why the tokens could not be given. */
  private async giveTokens(
    userId: string,
    { email, tokens }: ClassListLine,
    reason: string,
    actor: Actor,
  ): Promise<string | null> {
    const ref = createHash('sha256')
      .update(JSON.stringify([reason, email.toLowerCase(), tokens]))
      .digest('hex');
    try {
      // An account without a wallet cannot get tokens. The administrator vouches for the address.
      await this.billing.call('wallet.open', { userId });
      await this.billing.call('wallet.adjust', {
        actor,
        userId,
        delta: tokens,
        reason,
        ref: `class-list-${ref}`,
      });
      this.wallets.forget(userId);
      return null;
    } catch (error) {
      this.logger.warn(`The tokens of ${userId} were not given: ${messageOf(error)}`);
      return error instanceof DomainError ? error.message : 'The tokens were not given';
    }
  }
}

const stateOf = (known: { waiting: boolean } | undefined): Account =>
  known === undefined ? 'new' : known.waiting ? 'waiting' : 'exists';

function read(csv: string): ClassListLine[] {
  try {
    return readClassList(csv);
  } catch (error) {
    if (!(error instanceof ClassListError)) throw error;
    throw new DomainError('VALIDATION_FAILED', error.message, { fields: { csv: error.message } });
  }
}
