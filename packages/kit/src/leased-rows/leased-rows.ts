import type { Sql } from '../sql.js';
import { storableText } from '../storable-text.js';
import type { LeaseStep } from './lease-steps.js';
import { DEFAULT_MAX_CLAIMS, mayTake, type Assignments, type LeasedTable } from './leased-table.js';

/** Rows of one sweep; what is left is taken at the next. */
const BATCH = 200;
const WORKER_ID_CHARACTERS = 200;
const FAULT_CHARACTERS = 1_000;
const SILENCE = 'the worker fell silent';

/** What every row of leased work has. `attempt` is the fence: each claim raises it, and no older attempt may write. */
export interface LeasedRow {
  id: string;
  status: string;
  attempt: number;
  claims: number;
}

export interface ClaimOptions {
  leaseMs: number;
  /** Stored where the table has `worker_id`. */
  workerId?: string;
}

/** A common table expression. */
export interface WithPart {
  name: string;
  /** @param parameter gives the placeholder of one of `values`, by its position from 0 */
  sql: (parameter: (at: number) => string) => string;
  values?: readonly unknown[];
}

/** What must hold of the row, and what is written, in the same statement as a step. All of it happens or none. */
export interface Alongside {
  /** Columns that still have these values; otherwise the step is not taken. */
  expected?: Readonly<Record<string, unknown>>;
  /** Each may read the changed row from `step`, which is empty when the step was not taken. */
  parts?: readonly WithPart[];
}

/** A choice of the row to claim, as a query that locks it and skips what others lock. */
export interface RowChoice {
  /** @param first the number of the query's first parameter */
  idQuery: (first: number) => string;
  values: readonly unknown[];
}

/**
 * The states of leased work: claim, renew, finish, release, and the sweep of leases that ran out. Each step is one
 * statement, which does nothing and answers undefined when the row is not in a state that allows it. A service that
 * stores more with a step passes the connection of its own transaction.
 */
export class LeasedRows<Row extends LeasedRow, Claimed extends Row = Row> {
  readonly maxClaims: number;

  constructor(
    private readonly sql: Sql,
    readonly table: LeasedTable,
  ) {
    this.maxClaims = table.maxClaims ?? DEFAULT_MAX_CLAIMS;
  }

  /** The SQL condition under which a row may take a step. */
  may(step: LeaseStep): string {
    return mayTake(step, this.table.statuses);
  }

  /** Of any number of racing claims one gets the row. */
  async claim(id: string, options: ClaimOptions, sql: Sql = this.sql): Promise<Claimed | undefined> {
    return this.take({ idQuery: (at) => `$${at}`, values: [id] }, options, sql);
  }

  /** Claims the row that the choice names. @returns undefined when it names none that may be claimed. */
  async claimChosen(
    choice: RowChoice,
    options: ClaimOptions,
    sql: Sql = this.sql,
  ): Promise<Claimed | undefined> {
    return this.take({ ...choice, idQuery: (at) => `(${choice.idQuery(at)})` }, options, sql);
  }

  private async take(
    choice: RowChoice,
    { leaseMs, workerId }: ClaimOptions,
    sql: Sql,
  ): Promise<Claimed | undefined> {
    const { name, statuses, columns, claimColumns = columns, conditions, sets } = this.table;
    const values = this.has('worker_id')
      ? { worker_id: storableText(workerId ?? '').slice(0, WORKER_ID_CHARACTERS) }
      : {};
    const set = assigned(values, 2);
    const [row] = await sql.query<Claimed>(
      `UPDATE ${name} SET ${[
        `status = '${statuses.leased}'`,
        'attempt = attempt + 1',
        'claims = claims + 1',
        `lease_until = now() + $1 * interval '1 millisecond'`,
        ...expressed(sets?.claim),
        ...set.list,
      ].join(', ')}
        WHERE id = ${choice.idQuery(2 + set.values.length)} AND ${this.may('claim')}
          AND (status <> '${statuses.leased}' OR lease_until < now()) ${and(conditions?.claim)}
        RETURNING ${claimColumns}`,
      [leaseMs, ...set.values, ...choice.values],
    );
    return row;
  }

  /** Extends the lease. @param values stored with it, by column. @returns undefined when the claim is lost. */
  async renew(
    id: string,
    attempt: number,
    leaseMs: number,
    values: Readonly<Record<string, unknown>> = {},
    sql: Sql = this.sql,
    alongside: Alongside = {},
  ): Promise<Row | undefined> {
    const { conditions } = this.table;
    return this.step(
      {
        may: `${this.may('renew')} ${and(conditions?.renew)}`,
        given: [id, attempt, leaseMs],
        values,
        alongside,
      },
      [`lease_until = now() + $3 * interval '1 millisecond'`],
      sql,
    );
  }

  /** The row while this attempt holds it, without a lock: what is written after it needs `Alongside.expected`. */
  async held(id: string, attempt: number, sql: Sql = this.sql): Promise<Row | undefined> {
    const { name, columns } = this.table;
    const [row] = await sql.query<Row>(
      `SELECT ${columns} FROM ${name} WHERE id = $1 AND attempt = $2 AND ${this.may('finish')}`,
      [id, attempt],
    );
    return row;
  }

  /** Locks the row while this attempt holds it: the fence of a transaction that writes more than the row. */
  async hold(id: string, attempt: number, sql: Sql): Promise<Row | undefined> {
    const { name, columns } = this.table;
    const [row] = await sql.query<Row>(
      `SELECT ${columns} FROM ${name} WHERE id = $1 AND attempt = $2 AND ${this.may('finish')} FOR UPDATE`,
      [id, attempt],
    );
    return row;
  }

  /** Ends the row with its result. @param values the result, by column. @returns undefined when the claim was lost. */
  finish(
    id: string,
    attempt: number,
    values: Readonly<Record<string, unknown>>,
    sql: Sql = this.sql,
    alongside: Alongside = {},
  ): Promise<Row | undefined> {
    const cleared: Assignments = this.has('fault') ? { fault: 'NULL' } : {};
    const sets = { ...cleared, ...this.table.sets?.finish };
    return this.end({ id, attempt, step: 'finish', sets, values, alongside }, sql);
  }

  /**
   * Ends the row without a result, whatever claims it has left.
   * @param values by column; one that `sets.fail` names too is taken from here.
   * @returns undefined when the claim was lost.
   */
  fail(
    id: string,
    attempt: number,
    values: Readonly<Record<string, unknown>>,
    sql: Sql = this.sql,
  ): Promise<Row | undefined> {
    const sets = { ...this.table.sets?.fail };
    return this.end({ id, attempt, step: 'fail', sets, values, alongside: {} }, sql);
  }

  /**
   * Gives the row back. Without a fault (a worker that shuts down) the claim does not count. After a fault the row
   * waits a while, or fails when its claims are used up.
   * @returns undefined when the claim was lost; else the row, whose status says where it went.
   */
  async release(
    id: string,
    attempt: number,
    fault: string | null,
    sql: Sql = this.sql,
  ): Promise<Row | undefined> {
    const { name, columns, faultDelayMs = 0 } = this.table;
    const storesFault = fault !== null && this.has('fault');
    const waits = fault === null ? '0' : `claims * ${faultDelayMs}`;
    const [row] = await sql.query<Row>(
      `UPDATE ${name} SET ${[
        ...this.givenBack(fault === null ? 'false' : `claims >= ${this.maxClaims}`, waits),
        ...(fault === null ? ['claims = claims - 1'] : []),
        ...(storesFault ? ['fault = $3'] : []),
      ].join(', ')}
        WHERE id = $1 AND attempt = $2 AND ${this.may('requeue')} RETURNING ${columns}`,
      [id, attempt, ...(storesFault ? [storableText(fault).slice(0, FAULT_CHARACTERS)] : [])],
    );
    return row;
  }

  /**
   * Takes back what silent workers hold, a bounded number of rows: they wait again, or fail when their claims are
   * used up. Any number of processes may sweep at once; none waits for another.
   */
  expire(sql: Sql = this.sql): Promise<Row[]> {
    const { name, columns } = this.table;
    return sql.query<Row>(
      `UPDATE ${name} SET ${[
        ...this.givenBack(`claims >= ${this.maxClaims}`, '0'),
        ...(this.has('fault') ? [`fault = '${SILENCE}'`] : []),
      ].join(', ')}
        WHERE id IN (SELECT id FROM ${name} WHERE ${this.may('requeue')} AND lease_until < now()
                      ORDER BY lease_until LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
        RETURNING ${columns}`,
    );
  }

  private end({ id, attempt, step, sets, values, alongside }: Ending, sql: Sql): Promise<Row | undefined> {
    const { statuses } = this.table;
    const status = step === 'finish' ? statuses.finished : statuses.failed;
    const expressions = Object.entries(sets).filter(([column]) => !(column in values));
    return this.step(
      { may: this.may(step), given: [id, attempt], values, alongside },
      [`status = '${status}'`, 'lease_until = NULL', ...expressed(Object.fromEntries(expressions))],
      sql,
    );
  }

  /** Changes the row and writes what belongs to the change, in one statement. */
  private async step(change: Change, assignments: readonly string[], sql: Sql): Promise<Row | undefined> {
    const { name, columns } = this.table;
    const { may, given, values, alongside } = change;
    const set = assigned(values, given.length + 1);
    const all = [...given, ...set.values];
    const expected = Object.entries(alongside.expected ?? {}).map(([column, value]) => {
      all.push(value);
      return `AND ${column} = $${all.length}`;
    });
    const parts = (alongside.parts ?? []).map((part) => {
      const first = all.length + 1;
      all.push(...(part.values ?? []));
      return `${part.name} AS (${part.sql((at) => `$${first + at}`)})`;
    });
    const update = `UPDATE ${name} SET ${[...assignments, ...set.list].join(', ')}
        WHERE id = $1 AND attempt = $2 AND ${may} ${expected.join(' ')} RETURNING ${columns}`;
    const [row] = await sql.query<Row>(
      parts.length === 0 ? update : `WITH ${[`step AS (${update})`, ...parts].join(', ')} SELECT * FROM step`,
      all,
    );
    return row;
  }

  /** Assignments for a row that no worker holds any longer. @param gaveUp SQL: whether the row fails instead */
  private givenBack(gaveUp: string, delayMs: string): string[] {
    const { statuses, sets } = this.table;
    return [
      `status = CASE WHEN ${gaveUp} THEN '${statuses.failed}' ELSE '${statuses.waiting}' END`,
      ...Object.entries(sets?.fail ?? {}).map(
        ([column, expression]) => `${column} = CASE WHEN ${gaveUp} THEN ${expression} ELSE ${column} END`,
      ),
      'lease_until = NULL',
      'dispatched_at = NULL',
      ...(this.has('worker_id') ? ['worker_id = NULL'] : []),
      ...(this.has('not_before') ? [`not_before = now() + ${delayMs} * interval '1 millisecond'`] : []),
    ];
  }

  private has(column: 'worker_id' | 'not_before' | 'fault'): boolean {
    return this.table.optionalColumns?.includes(column) ?? false;
  }
}

interface Change {
  /** SQL: whether the row may take the step. */
  may: string;
  /** The first parameters: id, attempt and what the assignments name. */
  given: readonly unknown[];
  /** Stored with the step, by column. */
  values: Readonly<Record<string, unknown>>;
  alongside: Alongside;
}

interface Ending extends Pick<Change, 'values' | 'alongside'> {
  id: string;
  attempt: number;
  step: 'finish' | 'fail';
  sets: Assignments;
}

const and = (condition: string | undefined): string => (condition === undefined ? '' : `AND ${condition}`);

const expressed = (sets: Assignments = {}): string[] =>
  Object.entries(sets).map(([column, expression]) => `${column} = ${expression}`);

/** @param first the number of the first parameter */
function assigned(
  values: Readonly<Record<string, unknown>>,
  first: number,
): { list: string[]; values: unknown[] } {
  return {
    list: Object.keys(values).map((column, at) => `${column} = $${first + at}`),
    values: Object.values(values),
  };
}
