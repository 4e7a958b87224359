import { DomainError } from '@evident/kit';
import { Injectable } from '@nestjs/common';

/** Of one user at a time. A person sends one after the other; a script sends as many as its limits allow. */
const MOST_AT_A_TIME = 2;
/** More than the limits of runs and submissions let through in a minute; cancelling has no limit of its own. */
const MOST_WAITING = 100;
const RETRY_AFTER_S = 1;

interface Line {
  running: number;
  waiting: (() => void)[];
}

/** Lets each user have few expensive calls under way. Further ones wait here, where they keep nobody else waiting. */
@Injectable()
export class UserTurnsService {
  private readonly lines = new Map<string, Line>();

  /** @throws TOO_MANY_REQUESTS when too many calls of the user wait. */
  async take<T>(userId: string, work: () => Promise<T>): Promise<T> {
    const line = this.lineOf(userId);
    if (line.waiting.length >= MOST_WAITING)
      throw new DomainError('TOO_MANY_REQUESTS', `Too many requests, try again in ${RETRY_AFTER_S} s`, {
        retryAfterS: RETRY_AFTER_S,
      });
    if (line.running >= MOST_AT_A_TIME) await new Promise<void>((resolve) => line.waiting.push(resolve));
    else line.running += 1;
    try {
      return await work();
    } finally {
      const next = line.waiting.shift();
      if (next) next();
      else if ((line.running -= 1) === 0) this.lines.delete(userId);
    }
  }

  private lineOf(userId: string): Line {
    const known = this.lines.get(userId);
    if (known) return known;
    const line: Line = { running: 0, waiting: [] };
    this.lines.set(userId, line);
    return line;
  }
}
