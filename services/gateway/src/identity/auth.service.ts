import type { LoginRequest, RegisterRequest } from '@evident/contracts';
import { DomainError } from '@evident/kit';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { RateLimiterService } from '../rate-limits/rate-limiter.service.js';
import type { Account } from './account.js';
import { UsersRepository } from './users.repository.js';
import { PasswordsService } from './passwords.service.js';

/** Checks passwords. Each attempt is counted first, because hashing a password is the expensive part. */
@Injectable()
export class AuthService implements OnApplicationBootstrap {
  constructor(
    private readonly users: UsersRepository,
    private readonly passwords: PasswordsService,
    private readonly limiter: RateLimiterService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.passwords.decoyHash();
  }

  /** @throws EMAIL_TAKEN, TOO_MANY_REQUESTS */
  async register({ name, email, password }: RegisterRequest, address: string): Promise<Account> {
    await this.limiter.consume('register-address', address);
    return this.users.create({
      name,
      email,
      passwordHash: await this.passwords.hash(password),
      role: 'USER',
    });
  }

  /** @throws INVALID_CREDENTIALS for an unknown account and for a wrong password alike; TOO_MANY_REQUESTS */
  async login({ email, password }: LoginRequest, address: string): Promise<Account> {
    const account = email.toLowerCase();
    await this.limiter.consume('login-address', address);
    await this.limiter.consume('login-account', `${account}|${address}`);
    await this.limiter.consume('login-account-anywhere', account);
    const found = await this.users.findCredentialsByEmail(email);
    const matches = await this.passwords.matches(found?.passwordHash ?? null, password);
    if (!found || !matches) throw new DomainError('INVALID_CREDENTIALS', 'Email or password is wrong');
    await Promise.all([
      this.limiter.refund('login-address', address),
      this.limiter.refund('login-account', `${account}|${address}`),
      this.limiter.refund('login-account-anywhere', account),
    ]);
    return found.account;
  }

  /** @throws INVALID_CREDENTIALS when the password is wrong; TOO_MANY_REQUESTS */
  async confirmPassword(userId: string, password: string): Promise<void> {
    await this.limiter.consume('login-account', userId);
    const found = await this.users.findCredentialsById(userId);
    if (!(await this.passwords.matches(found?.passwordHash ?? null, password))) {
      throw new DomainError('INVALID_CREDENTIALS', 'The password is wrong', {
        fields: { password: 'The password is wrong' },
      });
    }
    await this.limiter.refund('login-account', userId);
  }
}
