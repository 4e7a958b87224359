import { DomainError } from '@evident/kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { ENV, type Env } from '../env.js';
import { RateLimiterService } from '../rate-limits/rate-limiter.service.js';
import { seal, unseal } from './sealed-text.js';
import { SecondFactorRepository } from './second-factor.repository.js';

const ISSUER = 'Evident';
const PERIOD_S = 30;
/** A code is accepted one step early or late, because clocks differ. */
const WINDOW = 1;
const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
/** 80 random bits: too many to guess, so a plain hash is enough. */
const RECOVERY_BYTES = 10;

const totpOf = (secret: string, email: string): TOTP =>
  new TOTP({ issuer: ISSUER, label: email, secret: Secret.fromBase32(secret), period: PERIOD_S });

/** Spaces, hyphens and case do not count, because people copy codes by hand. */
const plain = (code: string): string => code.replaceAll(/[\s-]/g, '').toUpperCase();
const hashOf = (code: string): Buffer => createHash('sha256').update(plain(code)).digest();

function newRecoveryCode(): string {
  const text = new Secret({
    buffer: Uint8Array.from(randomBytes(RECOVERY_BYTES)).buffer,
  }).base32.toLowerCase();
  return (text.match(/.{4}/g) ?? []).join('-');
}

const invalidCode = (): DomainError =>
  new DomainError('INVALID_CODE', 'The code is wrong or has already been used', {
    fields: { code: 'The code is wrong or has already been used' },
  });

/** Time-based codes of an authenticator app (RFC 6238), and recovery codes for the day it is lost. */
@Injectable()
export class SecondFactorService {
  private readonly logger = new Logger('second-factor');
  private readonly key: string;

  constructor(
    @Inject(ENV) env: Pick<Env, 'JWT_SECRET' | 'SECOND_FACTOR_KEY'>,
    private readonly repository: SecondFactorRepository,
    private readonly limiter: RateLimiterService,
  ) {
    this.key = env.SECOND_FACTOR_KEY ?? env.JWT_SECRET;
  }

  /** Makes a secret that counts once {@link confirm} has seen a code of it. @throws FACTOR_EXISTS */
  async begin({ id, email }: { id: string; email: string }): Promise<{ secret: string; uri: string }> {
    const secret = new Secret({ size: SECRET_BYTES }).base32;
    if (!(await this.repository.propose(id, seal(this.key, secret, id))))
      throw new DomainError('FACTOR_EXISTS', 'The account already has a second factor');
    return { secret, uri: totpOf(secret, email).toString() };
  }

  /** @returns the recovery codes, which are shown once. @throws INVALID_CODE, TOO_MANY_REQUESTS, FACTOR_EXISTS */
  async confirm(userId: string, code: string): Promise<string[]> {
    await this.limiter.consume('second-factor', userId);
    const found = await this.repository.find(userId);
    if (found?.confirmed === true)
      throw new DomainError('FACTOR_EXISTS', 'The account already has a second factor');
    if (!found || !(await this.acceptsCode(userId, found.sealed, code))) throw invalidCode();
    await this.limiter.refund('second-factor', userId);
    return this.renewRecoveryCodes(userId);
  }

  /** Accepts a code of the app or a recovery code, each once. @throws INVALID_CODE, TOO_MANY_REQUESTS */
  async require(userId: string, code: string): Promise<void> {
    await this.limiter.consume('second-factor', userId);
    const found = await this.repository.find(userId);
    const accepted =
      found?.confirmed === true &&
      ((await this.acceptsCode(userId, found.sealed, code)) ||
        (await this.repository.useRecoveryCode(userId, hashOf(code))));
    if (!accepted) throw invalidCode();
    await this.limiter.refund('second-factor', userId);
  }

  /** The codes of before stop working. */
  async renewRecoveryCodes(userId: string): Promise<string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
    await this.repository.confirm(userId, codes.map(hashOf));
    return codes;
  }

  remove(userId: string): Promise<void> {
    return this.repository.remove(userId);
  }

  recoveryCodesLeft(userId: string): Promise<number> {
    return this.repository.countRecoveryCodes(userId);
  }

  /** After a change of the key the recovery codes still work. */
  private unsealed(sealed: Buffer, userId: string): string | null {
    try {
      return unseal(this.key, sealed, userId);
    } catch {
      this.logger.error(`The second factor of ${userId} was sealed with another key`);
      return null;
    }
  }

  private async acceptsCode(userId: string, sealed: Buffer, code: string): Promise<boolean> {
    const token = plain(code);
    if (!/^\d{6}$/.test(token)) return false;
    const secret = this.unsealed(sealed, userId);
    if (secret === null) return false;
    const totp = totpOf(secret, '');
    const delta = totp.validate({ token, window: WINDOW });
    if (delta === null) return false;
    return this.repository.useStep(userId, Math.floor(Date.now() / 1_000 / PERIOD_S) + delta);
  }
}
