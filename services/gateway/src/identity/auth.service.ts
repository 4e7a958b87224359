import type { LoginRequest, RegisterRequest } from '@evident/contracts';
import { DomainError } from '@evident/kit';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { RateLimiterService } from '../rate-limits/rate-limiter.service.js';
import type { UserEntity } from './user.entity.js';
import { UsersRepository } from './users.repository.js';
import { PasswordsService } from './passwords.service.js';

/** Who may come in. Every attempt is counted before a password is hashed, because hashing is what costs. */
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
  async register({ name, email, password }: RegisterRequest, address: string): Promise<UserEntity> {
    await this.limiter.consume('register-address', address);
    return this.users.create({
      name,
      email,
      passwordHash: await this.passwords.hash(password),
      role: 'USER',
    });
  }

  /** @throws INVALID_CREDENTIALS, the same for an unknown account as for a wrong password; TOO_MANY_REQUESTS */
  async login({ email, password }: LoginRequest, address: string): Promise<UserEntity> {
    const account = email.toLowerCase();
    await this.limiter.consume('login-address', address);
    await this.limiter.consume('login-account', `${account}|${address}`);
    await this.limiter.consume('login-account-anywhere', account);
    const user = await this.users.findByEmail(email);
    const matches = await this.passwords.matches(user?.passwordHash ?? null, password);
    if (!user || !matches) throw new DomainError('INVALID_CREDENTIALS', 'Email or password is wrong');
    await Promise.all([
      this.limiter.refund('login-address', address),
      this.limiter.refund('login-account', `${account}|${address}`),
      this.limiter.refund('login-account-anywhere', account),
    ]);
    return user;
  }

  /** @throws INVALID_CREDENTIALS unless the password is the account's. */
  async confirmPassword(userId: string, password: string): Promise<void> {
    await this.limiter.consume('login-account', userId);
    const user = await this.users.findById(userId);
    if (!(await this.passwords.matches(user?.passwordHash ?? null, password))) {
      throw new DomainError('INVALID_CREDENTIALS', 'The password is wrong', {
        fields: { password: 'The password is wrong' },
      });
    }
    await this.limiter.refund('login-account', userId);
  }
}
