import type { Sql } from '../../sql.js';
import type { Guarantee } from './guarantees.js';

/** Leaves one guard out of the SQL that the module runs; fails when no statement had it. */
export class MutantSql implements Sql {
  cut = 0;

  constructor(
    private readonly inner: Sql,
    private readonly mutation: Mutation | undefined,
  ) {}

  query<T extends object>(sql: string, values?: readonly unknown[]): Promise<T[]> {
    const { of, guard, becomes } = this.mutation ?? { of: /^$/, guard: '', becomes: '' };
    if (!of.test(sql) || !sql.includes(guard)) return this.inner.query(sql, values);
    this.cut += 1;
    return this.inner.query(sql.replace(guard, becomes), values);
  }
}

export interface Mutation {
  /** The statements that are changed. */
  of: RegExp;
  guard: string;
  becomes: string;
}

const CLAIM = /attempt = attempt \+ 1/;
const RENEW = /SET lease_until = now\(\)/;
const HOLD = /^SELECT .* FOR UPDATE$/s;
const END = /status = '(done|failed)', lease_until/;
const RELEASE = /CASE WHEN (false|claims).* AND attempt = \$2/s;
const EXPIRE = /SKIP LOCKED/;

const FENCE = 'attempt = $2';
const NO_FENCE = '$2::int IS NOT NULL';
export const HELD = `status IN ('running')`;

/** Each leaves out one guard of LeasedRows, and names the guarantees that do not hold without it. */
export const MUTANTS: Record<string, Mutation & { breaks: Guarantee[] }> = {
  'a claim without the lease check': {
    of: CLAIM,
    guard: `(status <> 'running' OR lease_until < now())`,
    becomes: 'true',
    breaks: [
      'gives a waiting row to one of several racing claims',
      'extends the lease and stores what comes with it',
    ],
  },
  'a claim that takes no row over': {
    of: CLAIM,
    guard: 'OR lease_until < now()',
    becomes: '',
    breaks: [
      'gives a leased row to another worker once the lease has run out',
      'refuses a renewal by a stale attempt',
      'holds no row for a stale attempt',
      'refuses a result of a stale attempt',
      'refuses what a stale attempt gives back',
      'fails a row whose last worker fell silent',
    ],
  },
  'a claim in any state': {
    of: CLAIM,
    guard: `status IN ('queued', 'running')`,
    becomes: 'true',
    breaks: ['gives no finished row to a worker'],
  },
  'a claim without the condition of the table': {
    of: CLAIM,
    guard: 'AND wanted',
    becomes: '',
    breaks: ['gives no row to a worker against the condition of its table'],
  },
  'a renewal without the attempt fence': {
    of: RENEW,
    guard: FENCE,
    becomes: NO_FENCE,
    breaks: ['refuses a renewal by a stale attempt'],
  },
  'a renewal in any state': {
    of: RENEW,
    guard: HELD,
    becomes: 'true',
    breaks: ['refuses a renewal of a row that was given back'],
  },
  'a renewal without the condition of the table': {
    of: RENEW,
    guard: 'AND wanted',
    becomes: '',
    breaks: ['refuses a renewal against the condition of its table'],
  },
  'a hold without the attempt fence': {
    of: HOLD,
    guard: FENCE,
    becomes: NO_FENCE,
    breaks: ['holds no row for a stale attempt'],
  },
  'a hold without a lock': {
    of: HOLD,
    guard: 'FOR UPDATE',
    becomes: '',
    breaks: ['lets nobody change a row that a transaction holds'],
  },
  'an end without the attempt fence': {
    of: END,
    guard: FENCE,
    becomes: NO_FENCE,
    breaks: ['refuses a result of a stale attempt'],
  },
  'an end in any state': {
    of: END,
    guard: HELD,
    becomes: 'true',
    breaks: ['stores one result, and nothing after it'],
  },
  'a release without the attempt fence': {
    of: RELEASE,
    guard: FENCE,
    becomes: NO_FENCE,
    breaks: ['refuses what a stale attempt gives back'],
  },
  'a release in any state': {
    of: RELEASE,
    guard: HELD,
    becomes: 'true',
    breaks: ['refuses what is given back after its end'],
  },
  'a release without max claims': {
    of: RELEASE,
    guard: `WHEN claims >= 2 THEN 'failed'`,
    becomes: `WHEN false THEN 'failed'`,
    breaks: ['lets a row wait after a fault, and fails it after its last claim'],
  },
  'a release without a delay after a fault': {
    of: RELEASE,
    guard: 'claims * 30000',
    becomes: '0',
    breaks: ['lets a row wait after a fault, and fails it after its last claim'],
  },
  'a release that always counts the claim': {
    of: RELEASE,
    guard: 'claims = claims - 1',
    becomes: 'claims = claims',
    breaks: ['does not count the claim of a worker that shuts down'],
  },
  'a sweep without the lease check': {
    of: EXPIRE,
    guard: 'lease_until < now()',
    becomes: 'true',
    breaks: ['takes back only rows whose lease has run out'],
  },
  'a sweep in any state': {
    of: EXPIRE,
    guard: HELD,
    becomes: 'true',
    breaks: ['takes back no row that its service has ended'],
  },
  'a sweep without max claims': {
    of: EXPIRE,
    guard: `WHEN claims >= 2 THEN 'failed'`,
    becomes: `WHEN false THEN 'failed'`,
    breaks: ['fails a row whose last worker fell silent'],
  },
  'a sweep that waits for locks': {
    of: EXPIRE,
    guard: 'SKIP LOCKED',
    becomes: 'NOWAIT',
    breaks: ['sweeps past a row that somebody else holds'],
  },
};
