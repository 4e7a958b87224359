import type { Role } from '@evident/contracts';
import { DomainError } from '@evident/kit';
import { Injectable } from '@nestjs/common';
import { DataSource, In, Raw } from 'typeorm';
import type { ErasingService } from '../account/erasures.repository.js';
import { UserEntity } from './user.entity.js';

@Injectable()
export class UsersRepository {
  private readonly users;

  constructor(private readonly database: DataSource) {
    this.users = database.getRepository(UserEntity);
  }

  findByEmail(email: string): Promise<UserEntity | null> {
    return this.users.findOneBy({ email: Raw((column) => `lower(${column}) = lower(:email)`, { email }) });
  }

  findById(id: string): Promise<UserEntity | null> {
    return this.users.findOneBy({ id });
  }

  /** Emails by id; who is gone is left out. */
  async emailsOf(ids: readonly string[]): Promise<Map<string, string>> {
    const found = ids.length === 0 ? [] : await this.users.findBy({ id: In([...ids]) });
    return new Map(found.map(({ id, email }) => [id, email]));
  }

  /** @throws EMAIL_TAKEN, whatever the case of its letters. */
  async create(user: { name: string; email: string; passwordHash: string; role: Role }): Promise<UserEntity> {
    const inserted = await this.database.query<{ id: string }[]>(
      `INSERT INTO users (name, email, password_hash, role) VALUES ($1, $2, $3, $4)
       ON CONFLICT (lower(email)) DO NOTHING RETURNING id`,
      [user.name, user.email, user.passwordHash, user.role],
    );
    if (inserted[0]) return this.users.findOneByOrFail({ id: inserted[0].id });
    const sentence = 'An account with this email exists already';
    throw new DomainError('EMAIL_TAKEN', sentence, { fields: { email: sentence } });
  }

  async setRole(id: string, role: Role): Promise<void> {
    await this.users.update({ id }, { role });
  }

  /** Sets the password and ends every session of the account. */
  async setPassword(id: string, passwordHash: string): Promise<void> {
    await this.database.transaction(async (transaction) => {
      await transaction.update(UserEntity, { id }, { passwordHash });
      await transaction.query(
        `UPDATE sessions SET revoked_at = now(), revoked_because = 'password changed' WHERE user_id = $1 AND revoked_at IS NULL`,
        [id],
      );
    });
  }

  async rememberWallet(id: string, wallet: { tokens: number; analytics: boolean }): Promise<void> {
    await this.database.query(
      `UPDATE users SET wallet_opened = true, last_known_tokens = $2, last_known_analytics = $3
       WHERE id = $1 AND (NOT wallet_opened OR last_known_tokens <> $2 OR last_known_analytics <> $3)`,
      [id, wallet.tokens, wallet.analytics],
    );
  }

  /** Sessions go with it; what other services keep is noted for {@link ErasuresService}. */
  async delete(id: string, services: readonly ErasingService[]): Promise<void> {
    await this.database.transaction(async (transaction) => {
      await transaction.query(
        `INSERT INTO erasure (user_id, service) SELECT $1, unnest($2::text[]) ON CONFLICT DO NOTHING`,
        [id, [...services]],
      );
      await transaction.delete(UserEntity, { id });
    });
  }
}
