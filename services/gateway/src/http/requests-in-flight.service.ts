import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';

/** Counts the requests being answered, so that a stopping gateway can wait for them. */
@Injectable()
export class RequestsInFlightService {
  private count = 0;
  private draining = false;
  private whenEmpty: (() => void) | undefined;

  /** True from the moment when a stop begins. */
  get isDraining(): boolean {
    return this.draining;
  }

  /** Middleware that counts. */
  readonly track = (_request: Request, response: Response, next: NextFunction): void => {
    this.count += 1;
    if (this.draining) response.setHeader('Connection', 'close');
    response.once('close', () => {
      this.count -= 1;
      if (this.count === 0) this.whenEmpty?.();
    });
    next();
  };

  /** Waits until all requests are answered, at most `limitMs`. */
  async drained(limitMs: number): Promise<void> {
    this.draining = true;
    if (this.count === 0) return;
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      this.whenEmpty = resolve;
      timer = setTimeout(resolve, limitMs);
    });
    clearTimeout(timer);
  }
}
