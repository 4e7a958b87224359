import { AUTH_LIMITS, type SignOnProblem } from '@evident/contracts';
import { DomainError } from '@evident/kit';
import { Injectable } from '@nestjs/common';
import { AdmissionService } from '../identity/admission.service.js';
import type { Account } from '../identity/account.js';
import { AuthService, type LoginClient } from '../identity/auth.service.js';
import { type Credentials, UsersRepository } from '../identity/users.repository.js';
import { identityLinkedMail } from '../mail/mail.js';
import { MailerService } from '../mail/mailer.service.js';
import { RateLimiterService } from '../rate-limits/rate-limiter.service.js';
import { ExternalIdentitiesRepository } from './external-identities.repository.js';
import type { ExternalPerson } from './openid.client.js';
import type { Waiting } from './sign-on-cookies.service.js';

/** A person whose address the provider has verified. */
type Person = Waiting['person'];

/** How a sign-in goes on after the provider has confirmed the person. */
export type SignOnOutcome =
  | { kind: 'signed-in'; account: Account }
  | { kind: 'waiting'; needs: Waiting['needs'] }
  | { kind: 'refused'; problem: SignOnProblem };

const refused = (problem: SignOnProblem): SignOnOutcome => ({ kind: 'refused', problem });

/**
 * Decides whose account a person of the provider gets. Only a verified address counts. An account that has a password
 * is never given away without it: whoever made the account may be somebody else than the owner of the address, and
 * whoever has the address at the provider today may be somebody else than the person who made the account.
 */
@Injectable()
export class SingleSignOnService {
  constructor(
    private readonly identities: ExternalIdentitiesRepository,
    private readonly users: UsersRepository,
    private readonly admission: AdmissionService,
    private readonly auth: AuthService,
    private readonly limiter: RateLimiterService,
    private readonly mailer: MailerService,
  ) {}

  /** @throws TOO_MANY_REQUESTS */
  async signOn(person: ExternalPerson, network: string): Promise<SignOnOutcome> {
    const userId = await this.identities.userOf(person);
    if (userId !== null) return this.enter(await this.users.findCredentialsById(userId));
    if (!person.emailVerified) return refused('unverified');
    const found = await this.users.findCredentialsByEmail(person.email);
    if (!found) return this.join(person, network);
    if (found.suspended) return refused('suspended');
    if (await this.identities.hasSome(found.account.id, person.issuer)) return refused('other-identity');
    // Nobody has ever signed in with a password here, so the account can be nobody else's.
    if (found.passwordHash === null && !found.account.secondFactor) return this.take(person, found.account);
    return { kind: 'waiting', needs: 'link' };
  }

  /**
   * Finishes a sign-in that waits. @throws INVALID_CREDENTIALS, SECOND_FACTOR_REQUIRED, INVALID_CODE,
   * ACCOUNT_SUSPENDED, LINK_INVALID, TOO_MANY_REQUESTS
   */
  async confirm(
    { person, needs }: Waiting,
    proof: { password?: string | undefined; code?: string | undefined },
    client: LoginClient,
  ): Promise<Account> {
    if (needs === 'link') {
      const { password = '', code } = proof;
      const account = await this.auth.login({ email: person.email, password, code }, client);
      const outcome = await this.take(person, account);
      if (outcome.kind !== 'signed-in') throw outdated();
      return outcome.account;
    }
    const userId = await this.identities.userOf(person);
    const found = userId === null ? null : await this.users.findCredentialsById(userId);
    if (!found) throw outdated();
    if (found.suspended)
      throw new DomainError('ACCOUNT_SUSPENDED', 'This account is suspended. Ask your administrator.');
    if (found.account.secondFactor) await this.auth.requireSecondFactor(found.account.id, proof.code);
    return found.account;
  }

  private enter(found: Credentials | null): SignOnOutcome {
    if (!found) return refused('failed');
    if (found.suspended) return refused('suspended');
    if (found.account.secondFactor) return { kind: 'waiting', needs: 'code' };
    return { kind: 'signed-in', account: found.account };
  }

  private async join(person: Person, network: string): Promise<SignOnOutcome> {
    await this.limiter.consume('register-address', network);
    const name = person.name.slice(0, AUTH_LIMITS.nameMax) || person.email;
    try {
      const account = await this.users.transaction(async (sql) => {
        const made = await this.admission.admitVerified(sql, { name, email: person.email });
        if (!(await this.identities.link(sql, person, made.id))) throw outdated();
        return made;
      });
      return { kind: 'signed-in', account };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return refused(error.code === 'REGISTRATION_CLOSED' ? 'closed' : 'failed');
    }
  }

  /** Links the account, whose owner has proved to be the person, and tells the owner. */
  private async take(person: Person, account: Account): Promise<SignOnOutcome> {
    const linked = await this.users.transaction(async (sql) => {
      if (!(await this.identities.link(sql, person, account.id))) return false;
      await this.users.markVerified(sql, account.id);
      return true;
    });
    if (!linked) return refused('other-identity');
    this.mailer.send(identityLinkedMail(account.email));
    return { kind: 'signed-in', account: { ...account, emailVerified: true } };
  }
}

const outdated = (): DomainError =>
  new DomainError('LINK_INVALID', 'This sign-in is too old or was used before. Start again.');
