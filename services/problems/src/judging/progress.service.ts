import { DomainError } from '@evident/kit';
import { Injectable } from '@nestjs/common';
import type { ClaimRow, HeldRow } from '../submissions/submission-rows.js';
import { announced, type Progress } from './judged-tests.service.js';
import { figuresOf, JudgingRepository, type TestRecord } from './judging.repository.js';
import { SubmissionLeasesRepository } from './submission-leases.repository.js';

/** Claims that are remembered; those of the longest ago are read again. */
const REMEMBERED = 500;
/** Claims with larger cases of their own are always read. */
const REMEMBERED_CHARACTERS = 64 * 1024;
/** How often a write is tried when another one of the same claim comes first. */
const TURNS = 5;

/**
 * How far each claim is. What this process wrote last is remembered, so that a write needs not read first. The
 * sequence number guards each write: when another process wrote meanwhile, the write changes nothing, and the row
 * is read again.
 */
@Injectable()
export class ProgressService {
  private readonly remembered = new Map<string, Progress>();

  constructor(
    private readonly leases: SubmissionLeasesRepository,
    private readonly judging: JudgingRepository,
  ) {}

  begin(row: ClaimRow): void {
    const small: ClaimRow = { ...row, source_code: '', problem: null };
    this.remember({ row: small, stored: new Map() });
  }

  /** To be called after the tests were stored. @param row as it is after the write */
  advance({ stored }: Progress, row: HeldRow, records: readonly TestRecord[]): void {
    this.remember({ row, stored: new Map([...stored, ...figuresOf(records.map(({ view }) => view))]) });
  }

  end(id: string): void {
    this.remembered.delete(id);
  }

  /**
   * @param write answers null when the row is not as far as it was told; then it is read. What is only remembered may be
   * behind what other processes of the service wrote.
   * @returns null when the claim is lost. @throws SERVICE_UNAVAILABLE when others write all the time.
   */
  async write<T>(
    id: string,
    attempt: number,
    write: (known: Progress, isRemembered: boolean) => Promise<T | null>,
  ): Promise<T | null> {
    const remembered = this.remembered.get(id);
    for (let turn = 0; turn < TURNS; turn += 1) {
      const usable = turn === 0 && remembered?.row.attempt === attempt;
      const known = usable ? remembered : await this.read(id, attempt);
      if (!known) {
        if (remembered?.row.attempt === attempt) this.end(id);
        return null;
      }
      const written = await write(known, usable);
      if (written !== null) return written;
    }
    throw new DomainError('SERVICE_UNAVAILABLE', 'The claim is written by too many at a time');
  }

  private async read(id: string, attempt: number): Promise<Progress | null> {
    const row = await this.leases.held(id, attempt);
    if (!row) return null;
    return { row, stored: announced(row) > 0 ? await this.judging.storedTests(id, attempt) : new Map() };
  }

  private remember(progress: Progress): void {
    const { id } = progress.row;
    this.remembered.delete(id);
    if (charactersOf(progress.row) > REMEMBERED_CHARACTERS) return;
    this.remembered.set(id, progress);
    const oldest = this.remembered.keys().next();
    if (this.remembered.size > REMEMBERED && !oldest.done) this.remembered.delete(oldest.value);
  }
}

const charactersOf = ({ cases }: HeldRow): number =>
  (cases ?? []).reduce((sum, { input, answer }) => sum + input.length + (answer?.length ?? 0), 0);
