import { isFinished, LIMITS } from '@evident/contracts';
import { Injectable } from '@nestjs/common';
import { LiveEventsService } from './live-events.service.js';

/** A lost event delays an answer by at most this time. */
const POLL_MS = 2_000;
const MAX_WAITING = 2_000;
/** A row that has just been made is read after this time, or after its event. Most small programs are judged by then. */
const FIRST_READ_MS = 100;

export interface Wait<T> {
  id: string;
  /** Reads the row. It is called at first, after each event of the row, and every {@link POLL_MS}. */
  read: () => Promise<T>;
  statusOf: (row: T) => Parameters<typeof isFinished>[0];
  /** Whether the row has just been made, so that it cannot have ended before the wait begins. */
  isNew?: boolean;
  /** Ends the wait. */
  hungUp: AbortSignal;
  limitMs?: number;
}

/** Waits until work of a queue has finished. Events only wake the wait up; the row decides. */
@Injectable()
export class ResultWaiterService {
  private readonly sleepers = new Map<string, Set<() => void>>();
  private waiting = 0;
  private draining = false;

  constructor(events: LiveEventsService) {
    events.listen(({ name, payload }) => {
      if (name === 'submission.judged' && 'submissionId' in payload) this.wake(payload.submissionId);
      if (name === 'analysis.completed' && 'analysisId' in payload) this.wake(payload.analysisId);
    });
  }

  /** @returns the row when it has finished, when the time is up, when the caller hung up or when the gateway stops. */
  async wait<T>({
    id,
    read,
    statusOf,
    isNew = false,
    hungUp,
    limitMs = LIMITS.answerWaitMs,
  }: Wait<T>): Promise<T> {
    if (this.waiting >= MAX_WAITING) return read();
    const end = Date.now() + limitMs;
    this.waiting += 1;
    try {
      if (isNew && !this.draining && !hungUp.aborted) {
        const { woken, cancel } = this.sleep(id, hungUp);
        await woken(Math.min(limitMs, FIRST_READ_MS)).finally(cancel);
      }
      for (;;) {
        const { woken, cancel } = this.sleep(id, hungUp);
        try {
          const row = await read();
          const left = end - Date.now();
          if (isFinished(statusOf(row)) || left <= 0 || this.draining || hungUp.aborted) return row;
          await woken(Math.min(left, POLL_MS));
        } finally {
          cancel();
        }
      }
    } finally {
      this.waiting -= 1;
    }
  }

  /** Ends all waits with the rows as they are. */
  drain(): void {
    this.draining = true;
    for (const id of [...this.sleepers.keys()]) this.wake(id);
  }

  private wake(id: string): void {
    for (const wake of this.sleepers.get(id) ?? []) wake();
  }

  /** Listens at once, so that an event between the read and the wait is not missed. */
  private sleep(
    id: string,
    hungUp: AbortSignal,
  ): { woken: (limitMs: number) => Promise<void>; cancel: () => void } {
    let wake: () => void = () => undefined;
    const event = new Promise<void>((resolve) => (wake = resolve));
    const sleepers = this.sleepers.get(id) ?? new Set();
    this.sleepers.set(id, sleepers.add(wake));
    hungUp.addEventListener('abort', wake);
    let timer: NodeJS.Timeout | undefined;
    return {
      woken: (limitMs) => {
        timer = setTimeout(wake, limitMs);
        return event;
      },
      cancel: () => {
        clearTimeout(timer);
        hungUp.removeEventListener('abort', wake);
        sleepers.delete(wake);
        if (sleepers.size === 0) this.sleepers.delete(id);
      },
    };
  }
}
