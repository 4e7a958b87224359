import { DomainError, type Sql } from '@evident/kit';
import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../env.js';
import type { Account } from './account.js';
import { invitationInvalid, InvitationsRepository } from './invitations.repository.js';
import { type NewAccount, UsersRepository } from './users.repository.js';

const closed = (sentence: string, isAboutEmail = false): DomainError =>
  new DomainError('REGISTRATION_CLOSED', sentence, isAboutEmail ? { fields: { email: sentence } } : {});

/** Decides who may get an account, and makes it. */
@Injectable()
export class AdmissionService {
  constructor(
    @Inject(ENV) private readonly env: Pick<Env, 'REGISTRATION' | 'REGISTRATION_DOMAINS'>,
    private readonly users: UsersRepository,
    private readonly invitations: InvitationsRepository,
  ) {}

  /** Invitations count unless nobody may sign up. */
  get takesInvitations(): boolean {
    return this.env.REGISTRATION !== 'off';
  }

  /** Refuses early, before anything that costs time. @throws REGISTRATION_CLOSED, INVITATION_INVALID */
  async require(email: string, invitation: string | undefined): Promise<void> {
    if (invitation === undefined || !this.takesInvitations) return this.requireWithout(email);
    if (!(await this.invitations.admits(invitation, email))) throw invitationInvalid();
  }

  /**
   * Makes an account and uses its invitation, both or neither. Who has a link that was mailed has read the mail, so the
   * address is verified. @throws REGISTRATION_CLOSED, INVITATION_INVALID, EMAIL_TAKEN
   */
  admit(user: NewAccount, invitation: string | undefined): Promise<Account> {
    return this.users.transaction(async (sql) => {
      const account = await this.users.create(user, sql);
      if (invitation === undefined || !this.takesInvitations) {
        this.requireWithout(user.email);
        return account;
      }
      const { mailed } = await this.invitations.use(sql, invitation, account);
      if (mailed) await this.users.markVerified(sql, account.id);
      return { ...account, emailVerified: account.emailVerified || mailed };
    });
  }

  /** Makes the account of somebody whose address a provider has verified. @throws REGISTRATION_CLOSED, EMAIL_TAKEN */
  async admitVerified(sql: Sql, user: Pick<NewAccount, 'name' | 'email'>): Promise<Account> {
    const account = await this.users.create(
      { ...user, passwordHash: null, role: 'USER', emailVerified: true },
      sql,
    );
    const isInvited = this.takesInvitations && (await this.invitations.useByEmail(sql, account));
    if (!isInvited) this.requireWithout(user.email);
    return account;
  }

  private requireWithout(email: string): void {
    const { REGISTRATION: who, REGISTRATION_DOMAINS: domains } = this.env;
    switch (who) {
      case 'open':
        return;
      case 'off':
        throw closed('New accounts cannot be made here. Ask your administrator.');
      case 'invitation':
        throw closed('You need an invitation to sign up here. Ask your administrator.');
      case 'domain': {
        const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
        if (!domains.includes(domain)) throw closed(`Use your address at ${domains.join(' or ')}`, true);
      }
    }
  }
}
