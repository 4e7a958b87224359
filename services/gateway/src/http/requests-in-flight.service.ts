import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';

/** Counts the requests being answered, so that a stopping gateway can wait for them. */
@Injectable()
export class RequestsInFlightService {
  private draining = false;
  private readonly unanswered = new Set<Response>();
  private whenEmpty: (() => void) | undefined;

  /** True from the moment when a stop begins. */
  get isDraining(): boolean {
    return this.draining;
  }

  /** Middleware that counts. */
  readonly track = (_request: Request, response: Response, next: NextFunction): void => {
    this.unanswered.add(response);
    if (this.draining) endConnection(response);
    response.once('close', () => {
      this.unanswered.delete(response);
      if (this.unanswered.size === 0) this.whenEmpty?.();
    });
    next();
  };

  /** Goes on answering. Each answer ends its connection, so that no client sends a request on one that is being closed. */
  announceStop(): void {
    this.draining = true;
    for (const response of this.unanswered) endConnection(response);
  }

  /** Waits until all requests are answered, at most `limitMs`. */
  async drained(limitMs: number): Promise<void> {
    if (this.unanswered.size === 0) return;
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      this.whenEmpty = resolve;
      timer = setTimeout(resolve, limitMs);
    });
    clearTimeout(timer);
  }
}

function endConnection(response: Response): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
