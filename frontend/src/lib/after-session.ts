import { forgetAnswers } from './offline.js';
import { clearOutbox } from './outbox.js';

/** Takes away what an ended session has left on this device. What waits stays after an expired one, for the same user alone. */
export function leaveNothing(expired: boolean): void {
  void forgetAnswers();
  if (!expired) clearOutbox();
}
