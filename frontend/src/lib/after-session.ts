import { forgetAnswers } from './offline.js';
import { clearOutbox } from './outbox.js';
import { dropKeptTexts } from './use-kept-text.js';

/** Takes away what an ended session has left on this device. What waits or was typed stays after an expired one, for the same user alone. */
export function leaveNothing(expired: boolean): void {
  void forgetAnswers();
  if (expired) return;
  clearOutbox();
  dropKeptTexts();
}
