import type { LoginRequest, RegisterRequest } from '@evident/contracts';
import { DomainError } from '@evident/kit';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { RateLimiterService, type RateLimitName } from '../rate-limits/rate-limiter.service.js';
import type { Account } from './account.js';
import { AdmissionService } from './admission.service.js';
import { UsersRepository } from './users.repository.js';
import { PasswordPolicyService } from './password-policy.service.js';
import { PasswordsService } from './passwords.service.js';
import { SecondFactorService } from './second-factor.service.js';

/** Who tries to log in. */
export interface LoginClient {
  /** The network that limits count it for. */
  network: string;
  /** The browser, when this account has signed in on it before. */
  knownDevice: string | null;
}

/**
 * A browser that has signed in before is counted apart from all others: guesses from elsewhere must not lock its owner
 * out.
 */
function countsOf(account: string, { network, knownDevice }: LoginClient): [RateLimitName, string][] {
  if (knownDevice !== null) return [['login-device', `${account}|${knownDevice}`]];
  return [
    ['login-address', network],
    ['login-account', `${account}|${network}`],
    ['login-account-anywhere', account],
  ];
}

/** Checks passwords. Each attempt is counted first, because hashing a password is the expensive part. */
@Injectable()
export class AuthService implements OnApplicationBootstrap {
  constructor(
    private readonly admission: AdmissionService,
    private readonly users: UsersRepository,
    private readonly passwords: PasswordsService,
    private readonly policy: PasswordPolicyService,
    private readonly secondFactor: SecondFactorService,
    private readonly limiter: RateLimiterService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.passwords.decoyHash();
  }

  /** @throws REGISTRATION_CLOSED, INVITATION_INVALID, EMAIL_TAKEN, TOO_MANY_REQUESTS */
  async register({ name, email, password, invitation }: RegisterRequest, network: string): Promise<Account> {
    if (invitation !== undefined) await this.limiter.consume('link-address', network);
    await this.admission.require(email, invitation);
    await this.limiter.consume('register-address', network);
    await this.policy.require(password, { name, email });
    const passwordHash = await this.passwords.hash(password);
    return this.admission.admit({ name, email, passwordHash, role: 'USER' }, invitation);
  }

  /**
   * @throws INVALID_CREDENTIALS for an unknown account and for a wrong password alike; SECOND_FACTOR_REQUIRED and
   * INVALID_CODE and ACCOUNT_SUSPENDED after the right password; TOO_MANY_REQUESTS
   */
  async login({ email, password, code }: LoginRequest, client: LoginClient): Promise<Account> {
    const counts = countsOf(email.toLowerCase(), client);
    for (const [name, key] of counts) await this.limiter.consume(name, key);
    const found = await this.users.findCredentialsByEmail(email);
    const matches = await this.passwords.matches(found?.passwordHash ?? null, password);
    if (!found || !matches) throw new DomainError('INVALID_CREDENTIALS', 'Email or password is wrong');
    if (found.suspended)
      throw new DomainError('ACCOUNT_SUSPENDED', 'This account is suspended. Ask your administrator.');
    await Promise.all(counts.map(([name, key]) => this.limiter.refund(name, key)));
    if (found.account.secondFactor) await this.requireSecondFactor(found.account.id, code);
    return found.account;
  }

  /** @throws SECOND_FACTOR_REQUIRED, INVALID_CODE, TOO_MANY_REQUESTS */
  async requireSecondFactor(userId: string, code: string | undefined): Promise<void> {
    if (code === undefined || code === '')
      throw new DomainError('SECOND_FACTOR_REQUIRED', 'Enter the code from your authenticator app');
    await this.secondFactor.require(userId, code);
  }

  /** @throws INVALID_CREDENTIALS when the password is wrong; TOO_MANY_REQUESTS */
  async confirmPassword(userId: string, password: string, field = 'password'): Promise<void> {
    await this.limiter.consume('login-account', userId);
    const found = await this.users.findCredentialsById(userId);
    if (!(await this.passwords.matches(found?.passwordHash ?? null, password))) {
      const sentence =
        found?.passwordHash === null
          ? 'This account has no password yet. Log out and choose "Forgot your password?" to set one.'
          : 'The password is wrong';
      throw new DomainError('INVALID_CREDENTIALS', sentence, { fields: { [field]: sentence } });
    }
    await this.limiter.refund('login-account', userId);
  }
}
