import { LIMITS } from '@evident/contracts';
import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { LiveEvents } from './live-events.service.js';

/** A lost event only delays an answer by this much. */
const POLL_MS = 2_000;
const MAX_WAITING = 2_000;

export interface Wait<T> {
  id: string;
  /** Reads the row; called at once, after each event of it, and now and then. */
  read: () => Promise<T>;
  isFinished: (row: T) => boolean;
  /** The answer waited for; a caller who hangs up ends the wait. */
  response: Response;
  limitMs?: number;
}

/** Lets a plain HTTP caller wait for the end of what a queue works on. The row decides; events only wake. */
@Injectable()
export class ResultWaiter {
  private readonly sleepers = new Map<string, Set<() => void>>();
  private waiting = 0;
  private draining = false;

  constructor(events: LiveEvents) {
    events.listen(({ name, payload }) => {
      if (name === 'submission.judged' && 'submissionId' in payload) this.wake(payload.submissionId);
      if (name === 'analysis.completed' && 'analysisId' in payload) this.wake(payload.analysisId);
    });
  }

  /** @returns the row as it is when it finished, or when the time was up. */
  async wait<T>({ id, read, isFinished, response, limitMs = LIMITS.answerWaitMs }: Wait<T>): Promise<T> {
    if (this.waiting >= MAX_WAITING) return read();
    const end = Date.now() + limitMs;
    this.waiting += 1;
    try {
      for (;;) {
        const { woken, cancel } = this.sleep(id, response);
        try {
          const row = await read();
          const left = end - Date.now();
          if (isFinished(row) || left <= 0 || this.draining || response.destroyed) return row;
          await woken(Math.min(left, POLL_MS));
        } finally {
          cancel();
        }
      }
    } finally {
      this.waiting -= 1;
    }
  }

  /** Answers everybody who waits with what there is. */
  drain(): void {
    this.draining = true;
    for (const id of [...this.sleepers.keys()]) this.wake(id);
  }

  private wake(id: string): void {
    for (const wake of this.sleepers.get(id) ?? []) wake();
  }

  /** Listens from now on, so that an event between the read and the sleep is not missed. */
  private sleep(
    id: string,
    response: Response,
  ): { woken: (limitMs: number) => Promise<void>; cancel: () => void } {
    let wake: () => void = () => undefined;
    const event = new Promise<void>((resolve) => (wake = resolve));
    const sleepers = this.sleepers.get(id) ?? new Set();
    this.sleepers.set(id, sleepers.add(wake));
    response.once('close', wake);
    let timer: NodeJS.Timeout | undefined;
    return {
      woken: (limitMs) => {
        timer = setTimeout(wake, limitMs);
        return event;
      },
      cancel: () => {
        clearTimeout(timer);
        response.off('close', wake);
        sleepers.delete(wake);
        if (sleepers.size === 0) this.sleepers.delete(id);
      },
    };
  }
}
