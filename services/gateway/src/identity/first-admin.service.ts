import { DomainError } from '@evident/kit';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { PasswordsService } from './passwords.service.js';
import { ENV, type Env } from '../env.js';
import { UsersRepository } from './users.repository.js';

/** Makes the account of ADMIN_EMAIL an administrator. Creates it with ADMIN_PASSWORD when it does not exist. */
@Injectable()
export class FirstAdminService implements OnApplicationBootstrap {
  private readonly logger = new Logger('first-admin');

  constructor(
    @Inject(ENV) private readonly env: Pick<Env, 'ADMIN_EMAIL' | 'ADMIN_PASSWORD'>,
    private readonly users: UsersRepository,
    private readonly passwords: PasswordsService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = this.env;
    if (email === undefined) return;
    const existing = await this.users.findByEmail(email);
    if (existing) {
      if (existing.role !== 'ADMIN') await this.users.setRole(existing.id, 'ADMIN');
      return;
    }
    if (password === undefined) {
      this.logger.warn(`${email} has no account yet; set ADMIN_PASSWORD to create it`);
      return;
    }
    try {
      const passwordHash = await this.passwords.hash(password);
      await this.users.create({ name: 'Admin', email, passwordHash, role: 'ADMIN' });
    } catch (error) {
      // Another gateway that starts at the same time has created the account.
      if (!(error instanceof DomainError && error.code === 'EMAIL_TAKEN')) throw error;
    }
  }
}
