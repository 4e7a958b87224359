import type { EventName } from '@evident/contracts';
import type { Request, Response } from 'express';

/** RFC 7240: the caller would rather have 202 at once than wait. */
export const prefersLater = (request: Request): boolean =>
  (request.get('prefer') ?? '')
    .split(',')
    .some((preference) => preference.trim().toLowerCase() === 'respond-async');

/** Turns an answer into 202: the row at `location` is not finished, `topic` will say when it is. */
export function markPending(
  request: Request,
  response: Response,
  location: string,
  topic: EventName,
): EventName {
  response.status(202).setHeader('Location', location);
  if (prefersLater(request)) response.setHeader('Preference-Applied', 'respond-async');
  return topic;
}
