import { DomainError } from '@evident/kit';
import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../env.js';
import type { Account } from '../identity/account.js';
import { MailedTokensRepository, type MailedTokenPurpose } from '../identity/mailed-tokens.repository.js';
import { PasswordPolicyService } from '../identity/password-policy.service.js';
import { PasswordsService } from '../identity/passwords.service.js';
import { UsersRepository } from '../identity/users.repository.js';
import { LiveSocket } from '../live/live.socket.js';
import {
  type Mail,
  passwordChangedMail,
  resetMail,
  setPasswordMail,
  verificationMail,
} from '../mail/mail.js';
import { MailerService } from '../mail/mailer.service.js';
import { RateLimiterService } from '../rate-limits/rate-limiter.service.js';

const PAGES: Readonly<Record<MailedTokenPurpose, string>> = {
  'reset-password': '/reset-password',
  'verify-email': '/verify-email',
  'set-password': '/set-password',
};
const MAILS: Readonly<Record<MailedTokenPurpose, (to: string, link: string) => Mail>> = {
  'reset-password': resetMail,
  'verify-email': verificationMail,
  'set-password': setPasswordMail,
};

const invalidLink = (): DomainError =>
  new DomainError('LINK_INVALID', 'This link was used before or is too old. Ask for a new one.');

/** Links by mail: to reset a password and to confirm an address. */
@Injectable()
export class AccountLinksService {
  constructor(
    @Inject(ENV) private readonly env: Pick<Env, 'PUBLIC_ORIGIN'>,
    private readonly users: UsersRepository,
    private readonly tokens: MailedTokensRepository,
    private readonly passwords: PasswordsService,
    private readonly policy: PasswordPolicyService,
    private readonly mailer: MailerService,
    private readonly limiter: RateLimiterService,
    private readonly live: LiveSocket,
  ) {}

  /**
   * Mails a link when the account exists. The answer is the same when it does not, and as fast: the link is made after
   * it. @throws TOO_MANY_REQUESTS, SERVICE_UNAVAILABLE when this installation sends no mail
   */
  async forgot(email: string, network: string): Promise<void> {
    this.mailer.requireSome();
    await this.limiter.consume('mail-address', network);
    const account = await this.users.findByEmail(email);
    if (account) void this.mail(account, 'reset-password');
  }

  /** Sets a password, the first one too, and ends every session. A second factor stays. @throws LINK_INVALID, VALIDATION_FAILED */
  async reset(token: string, password: string, network: string): Promise<void> {
    await this.limiter.consume('link-address', network);
    const purpose =
      (await this.tokens.find(token, 'set-password')) === null ? 'reset-password' : 'set-password';
    const userId = await this.tokens.find(token, purpose);
    const account = userId === null ? null : await this.users.findById(userId);
    if (!account) throw invalidLink();
    await this.policy.require(password, account);
    const hash = await this.passwords.hash(password);
    await this.users.transaction(async (sql) => {
      if ((await this.tokens.consume(sql, token, purpose)) === null) throw invalidLink();
      // Who opened the link has read the mail.
      await this.users.markVerified(sql, account.id);
      await this.users.replacePassword(sql, account.id, hash, null);
    });
    this.live.disconnectUser(account.id);
    this.mailer.send(passwordChangedMail(account.email));
  }

  /** Mails a link to a new account, where mail reaches people. @returns whether it did. */
  greet(account: Account): boolean {
    if (!this.mailer.reachesPeople || account.emailVerified) return false;
    void this.mail(account, 'verify-email');
    return true;
  }

  /** @throws LINK_INVALID, TOO_MANY_REQUESTS */
  async verify(token: string, network: string): Promise<void> {
    await this.limiter.consume('link-address', network);
    await this.users.transaction(async (sql) => {
      const userId = await this.tokens.consume(sql, token, 'verify-email');
      if (userId === null) throw invalidLink();
      await this.users.markVerified(sql, userId);
    });
  }

  /**
   * Mails the link with which the owner of a new account chooses its password, where there is mail.
   * @returns the link.
   */
  async welcome({ id, email }: Pick<Account, 'id' | 'email'>): Promise<string> {
    const link = await this.linkOf(id, 'set-password');
    if (this.mailer.hasSome) this.mailer.send(MAILS['set-password'](email, link));
    return link;
  }

  private async linkOf(userId: string, purpose: MailedTokenPurpose): Promise<string> {
    const token = await this.tokens.issue(userId, purpose);
    // After the `#` it reaches no server and no log.
    return `${this.env.PUBLIC_ORIGIN[0] ?? ''}${PAGES[purpose]}#token=${token}`;
  }

  /** Never rejects. */
  private async mail({ id, email }: Account, purpose: MailedTokenPurpose): Promise<void> {
    try {
      await this.limiter.consume('mail-account', `${purpose}|${email.toLowerCase()}`);
      this.mailer.send(MAILS[purpose](email, await this.linkOf(id, purpose)));
    } catch (error) {
      if (!(error instanceof DomainError)) this.mailer.report(error);
    }
  }
}
