import type { Logger } from '@nestjs/common';
import type { Sql } from '../sql.js';
import { messageOf } from '../thrown.js';
import type { LeasedTable } from './leased-table.js';

/** Rows of one round; what is left is taken at the next. */
const BATCH = 200;
/** A job that was seen so recently is not looked up again. */
const SEEN_S = 3;

/** One job of a row; its number grows, so that a finished job's id is never used again. */
export interface Dispatch {
  id: string;
  dispatch_no: number;
}

/**
 * The queue jobs that tell workers of waiting rows. A job is a hint: losing one costs time, never a row. Whoever
 * stores a row counts it as dispatched, commits, and then calls {@link JobOutbox.dispatch}.
 */
export abstract class JobOutbox<D extends Dispatch> {
  constructor(
    private readonly sql: Sql,
    private readonly table: LeasedTable,
    private readonly logger: Logger,
  ) {}

  /** @throws when the queue does not take it. Adding the same id twice makes one job. */
  protected abstract add(dispatch: D, jobId: string): Promise<void>;

  /** True while the job waits or is worked on. @throws when the queue cannot be asked. */
  protected abstract holds(dispatch: D, jobId: string): Promise<boolean>;

  /** @returns false when the queue takes nothing now: the next round tries again. */
  async dispatch(dispatch: D): Promise<boolean> {
    try {
      await this.add(dispatch, jobIdOf(dispatch));
      return true;
    } catch (error) {
      this.logger.warn(`job of ${dispatch.id} not added: ${messageOf(error)}`);
      await this.sql.query(
        `UPDATE ${this.table.name} SET dispatched_at = NULL WHERE id = $1 AND ${this.isWaiting}`,
        [dispatch.id],
      );
      return false;
    }
  }

  /** One round over the rows whose job has not been seen lately. @returns how many had none. */
  async redispatch(): Promise<number> {
    const seen: string[] = [];
    let missing = 0;
    for (const row of await this.waiting()) {
      if (row.was_dispatched && (await this.holds(row, jobIdOf(row)))) {
        seen.push(row.id);
        continue;
      }
      const next = await this.nextDispatch(row.id);
      if (next === undefined) continue;
      missing += 1;
      // A queue that refuses one job would refuse the next ones too.
      if (!(await this.dispatch({ ...row, dispatch_no: next }))) break;
    }
    await this.markSeen(seen);
    return missing;
  }

  /** Rows for which no job was ever added come first. */
  private waiting(): Promise<(D & { was_dispatched: boolean })[]> {
    const { name, optionalColumns = [], dispatchColumns = [], conditions } = this.table;
    const due = [
      this.isWaiting,
      `(dispatched_at IS NULL OR dispatched_at < now() - interval '${SEEN_S} seconds')`,
      ...(optionalColumns.includes('not_before') ? ['not_before <= now()'] : []),
      ...(conditions?.dispatch === undefined ? [] : [conditions.dispatch]),
    ];
    return this.sql.query(
      `SELECT ${['id', 'dispatch_no', ...dispatchColumns].join(', ')}, dispatched_at IS NOT NULL AS was_dispatched
         FROM ${name} WHERE ${due.join(' AND ')} ORDER BY dispatched_at NULLS FIRST, created_at LIMIT ${BATCH}`,
    );
  }

  /** @returns the number of the row's next job; undefined when it no longer waits. */
  private async nextDispatch(id: string): Promise<number | undefined> {
    const [row] = await this.sql.query<{ dispatch_no: number }>(
      `UPDATE ${this.table.name} SET dispatch_no = dispatch_no + 1, dispatched_at = now()
        WHERE id = $1 AND ${this.isWaiting} RETURNING dispatch_no`,
      [id],
    );
    return row?.dispatch_no;
  }

  private async markSeen(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.sql.query(
      `UPDATE ${this.table.name} SET dispatched_at = now() WHERE id = ANY($1) AND ${this.isWaiting}`,
      [[...ids]],
    );
  }

  private get isWaiting(): string {
    return `status = '${this.table.statuses.waiting}'`;
  }
}

const jobIdOf = ({ id, dispatch_no }: Dispatch): string => `${id}-${dispatch_no}`;
