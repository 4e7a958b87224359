import type { ErrorCode } from '@evident/contracts';
import { Database, DomainError } from '@evident/kit';

/** SQLSTATEs that the schema's functions raise for expected failures. */
const EXPECTED: Readonly<Record<string, { code: ErrorCode; message: string }>> = {
  TK402: { code: 'OUT_OF_TOKENS', message: 'Not enough tokens left' },
  TK404: { code: 'NOT_FOUND', message: 'Not found' },
  TK409: { code: 'IDEMPOTENCY_KEY_REUSED', message: 'This id or key was already used for something else' },
  TK410: { code: 'NOTHING_TO_REFUND', message: 'No token of this order is unused' },
  TK429: { code: 'TOO_MANY_REQUESTS', message: 'Too many orders are open; pay one or try again in an hour' },
};

/** Classes of SQLSTATE that say the server is away: connection, resources, operator intervention. */
const AWAY = /^(08|53|57P)/;
const AWAY_MESSAGE =
  /ECONNREFUSED|ECONNRESET|EPIPE|Connection terminated|timeout exceeded when trying to connect|server closed/;

/** PostgreSQL ends one of two transactions that wait for each other. The other goes on, so the ended one is repeated. */
const DEADLOCK = '40P01';
const MAX_TRIES = 4;

/** The billing schema. Expected failures of its functions are `DomainError`s. */
export class BillingDatabase extends Database {
  override async query<T extends object>(sql: string, values?: readonly unknown[]): Promise<T[]> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await super.query<T>(sql, values);
      } catch (error) {
        if (stateOf(error) !== DEADLOCK || attempt === MAX_TRIES) throw toDomainError(error);
      }
    }
  }

  /** As `query`, for a statement that always answers one row. */
  async queryOne<T extends object>(sql: string, values?: readonly unknown[]): Promise<T> {
    const [row] = await this.query<T>(sql, values);
    if (row === undefined) throw new Error('A statement that answers one row answered none');
    return row;
  }
}

function stateOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

function toDomainError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const state = stateOf(error);
  const expected = EXPECTED[state];
  if (expected) return new DomainError(expected.code, expected.message);
  if (AWAY.test(state) || AWAY_MESSAGE.test(error.message) || AWAY_MESSAGE.test(state)) {
    return new DomainError('SERVICE_UNAVAILABLE', 'The token ledger is unavailable', { retryAfterS: 2 });
  }
  return error;
}
