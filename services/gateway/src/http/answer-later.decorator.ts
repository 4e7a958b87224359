import type { EventName } from '@evident/contracts';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request, Response } from 'express';

/** How a caller waits for work that takes a while. */
export class LaterAnswer {
  /** Aborted when the caller hangs up or has its answer. */
  readonly hungUp: AbortSignal;

  constructor(
    private readonly request: Request,
    private readonly response: Response,
  ) {
    const controller = new AbortController();
    response.once('close', () => controller.abort());
    this.hungUp = controller.signal;
  }

  /** RFC 7240: the caller prefers 202 at once over waiting. */
  get isPreferred(): boolean {
    return (this.request.get('prefer') ?? '')
      .split(',')
      .some((preference) => preference.trim().toLowerCase() === 'respond-async');
  }

  /** Turns the answer into 202. The unfinished row is at `location`; the event `topic` announces its end. */
  pending(location: string, topic: EventName): EventName {
    this.response.status(202).setHeader('Location', location);
    if (this.isPreferred) this.response.setHeader('Preference-Applied', 'respond-async');
    return topic;
  }
}

export const AnswerLater = createParamDecorator((_data: unknown, context: ExecutionContext): LaterAnswer => {
  const http = context.switchToHttp();
  return new LaterAnswer(http.getRequest<Request>(), http.getResponse<Response>());
});
