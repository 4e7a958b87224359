import type { AccountSecurity, SecondFactorSetup } from '@evident/contracts';
import { notFound } from '@evident/kit';
import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../env.js';
import type { SessionUser } from '../identity/account.js';
import { AuthService } from '../identity/auth.service.js';
import { PasswordPolicyService } from '../identity/password-policy.service.js';
import { PasswordsService } from '../identity/passwords.service.js';
import { SecondFactorService } from '../identity/second-factor.service.js';
import { adminsNeedFactor } from '../identity/session.guard.js';
import { SessionsRepository } from '../identity/sessions.repository.js';
import { UsersRepository } from '../identity/users.repository.js';
import { LiveSocket } from '../live/live.socket.js';
import { passwordChangedMail, secondFactorMail } from '../mail/mail.js';
import { MailerService } from '../mail/mailer.service.js';

/** What a signed-in person does to keep the account theirs. */
@Injectable()
export class AccountSecurityService {
  constructor(
    @Inject(ENV) private readonly env: Pick<Env, 'NODE_ENV'>,
    private readonly auth: AuthService,
    private readonly users: UsersRepository,
    private readonly passwords: PasswordsService,
    private readonly policy: PasswordPolicyService,
    private readonly sessions: SessionsRepository,
    private readonly secondFactor: SecondFactorService,
    private readonly mailer: MailerService,
    private readonly live: LiveSocket,
  ) {}

  async read(user: SessionUser): Promise<AccountSecurity> {
    const [sessions, recoveryCodesLeft] = await Promise.all([
      this.sessions.list(user.id),
      this.secondFactor.recoveryCodesLeft(user.id),
    ]);
    return {
      sessions: sessions.map((row) => ({
        id: row.id,
        device: row.device,
        network: row.network,
        createdAt: row.created_at.toISOString(),
        lastUsedAt: row.rotated_at.toISOString(),
        current: row.id === user.sessionId,
      })),
      secondFactor: {
        enabled: user.secondFactor,
        required: user.role === 'ADMIN' && adminsNeedFactor(this.env),
        recoveryCodesLeft,
      },
      email: {
        verified: user.emailVerified,
        required: this.mailer.reachesPeople && !user.walletOpened,
      },
    };
  }

  /** Ends the other sessions. @throws INVALID_CREDENTIALS, VALIDATION_FAILED, TOO_MANY_REQUESTS */
  async changePassword(user: SessionUser, currentPassword: string, newPassword: string): Promise<void> {
    await this.auth.confirmPassword(user.id, currentPassword, 'currentPassword');
    await this.policy.require(newPassword, user, 'newPassword');
    const hash = await this.passwords.hash(newPassword);
    const ended = await this.users.transaction((sql) =>
      this.users.replacePassword(sql, user.id, hash, user.sessionId),
    );
    for (const id of ended) this.live.disconnectSession(id);
    this.mailer.send(passwordChangedMail(user.email));
  }

  /** @throws NOT_FOUND, also for a session of another account */
  async endSession(user: SessionUser, sessionId: string): Promise<void> {
    if (!(await this.sessions.revokeOne(user.id, sessionId))) throw notFound('Session');
    this.live.disconnectSession(sessionId);
  }

  /** Ends every session, the one that asks included. */
  async signOutEverywhere(user: SessionUser): Promise<void> {
    await this.sessions.revokeAll(user.id, 'signed out everywhere', null);
    this.live.disconnectUser(user.id);
  }

  /** @throws INVALID_CREDENTIALS, FACTOR_EXISTS */
  async beginSecondFactor(user: SessionUser, password: string): Promise<SecondFactorSetup> {
    await this.auth.confirmPassword(user.id, password);
    return this.secondFactor.begin(user);
  }

  /** @returns the recovery codes. @throws INVALID_CODE, FACTOR_EXISTS */
  async confirmSecondFactor(user: SessionUser, code: string): Promise<string[]> {
    const codes = await this.secondFactor.confirm(user.id, code);
    this.mailer.send(secondFactorMail(user.email, true));
    return codes;
  }

  /** @throws INVALID_CREDENTIALS, INVALID_CODE */
  async renewRecoveryCodes(user: SessionUser, password: string, code: string): Promise<string[]> {
    await this.auth.confirmPassword(user.id, password);
    await this.secondFactor.require(user.id, code);
    return this.secondFactor.renewRecoveryCodes(user.id);
  }

  /** @throws INVALID_CREDENTIALS, INVALID_CODE */
  async removeSecondFactor(user: SessionUser, password: string, code: string): Promise<void> {
    await this.auth.confirmPassword(user.id, password);
    await this.secondFactor.require(user.id, code);
    await this.secondFactor.remove(user.id);
    this.mailer.send(secondFactorMail(user.email, false));
  }
}
