import type { Notice } from '@evident/contracts';
import { DomainError, gauge, messageOf, PeriodicTask } from '@evident/kit';
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { LiveSocket } from '../live/live.socket.js';
import { NoticesRepository } from './notices.repository.js';

/** How long after a change at another gateway this one still goes by the notice of before. */
const REFRESH_MS = 2_000;
const LONGEST_MS = 366 * 86_400_000;

/** Alerts look at it, since a planned pause answers 503 as well. */
const paused = gauge('work_paused', 'Whether an administrator has paused runs, submissions and analyses', []);

/**
 * Knows what stands above each page and whether work is paused. The row in the database is the truth. Each gateway
 * reads it again every {@link REFRESH_MS}, and goes by what it last read while the database is away.
 */
@Injectable()
export class NoticesService implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger('notices');
  private readonly task = new PeriodicTask(
    'reading the notice',
    REFRESH_MS,
    () => this.refresh(),
    this.logger,
  );
  private stored: Notice | null = null;
  private reads = 0;
  private lastRead = 0;
  /** What the sockets were told last. */
  private told = 'null';

  constructor(
    private readonly notices: NoticesRepository,
    private readonly live: LiveSocket,
  ) {}

  /** Reads the notice before the first request, so that a restart does not end a pause. */
  async onModuleInit(): Promise<void> {
    await this.refresh().catch((error: unknown) =>
      this.logger.warn(`The notice could not be read: ${messageOf(error)}`),
    );
    this.task.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.task.stop();
  }

  /** The notice until its end. */
  current(): Notice | null {
    return this.stored !== null && Date.now() < Date.parse(this.stored.endsAt) ? this.stored : null;
  }

  /** @returns when work goes on; null while it is not paused */
  private pausedUntil(): string | null {
    const notice = this.current();
    const from = notice?.pausesFrom ?? null;
    return notice && from !== null && Date.now() >= Date.parse(from) ? notice.endsAt : null;
  }

  /**
   * @param what the paused work, at the beginning of a sentence
   * @throws MAINTENANCE with its end while work is paused
   */
  refuseInMaintenance(what = 'Running, submitting and analysing are'): void {
    const until = this.pausedUntil();
    if (until === null) return;
    const shown = `${until.slice(0, 10)} ${until.slice(11, 16)} UTC`;
    throw new DomainError('MAINTENANCE', `${what} paused for maintenance until ${shown}`, {
      retryAfterS: Math.ceil((Date.parse(until) - Date.now()) / 1_000),
      until,
    });
  }

  /** @throws VALIDATION_FAILED for an end that has passed or is more than a year away */
  async set(notice: Notice): Promise<Notice> {
    const left = Date.parse(notice.endsAt) - Date.now();
    if (left <= 0 || left > LONGEST_MS) {
      const sentence = left <= 0 ? 'This time has passed' : 'At most a year from now';
      throw new DomainError('VALIDATION_FAILED', sentence, { fields: { endsAt: sentence } });
    }
    await this.notices.store(notice);
    await this.refresh();
    return notice;
  }

  async remove(): Promise<void> {
    await this.notices.remove();
    await this.refresh();
  }

  /** A read that began before the last one that counted may be older than what an administrator has changed since. */
  private async refresh(): Promise<void> {
    const read = (this.reads += 1);
    const stored = await this.notices.read();
    if (read < this.lastRead) return;
    this.lastRead = read;
    this.stored = stored;
    paused.set(this.pausedUntil() === null ? 0 : 1);
    const notice = this.current();
    const text = JSON.stringify(notice);
    if (text === this.told) return;
    this.told = text;
    this.live.toAll('notice.changed', { notice });
  }
}
