import { useEffect, useEffectEvent, useRef } from 'react';
import { asApiError } from '../../lib/api.js';
import {
  noteSent,
  removeFromOutbox,
  settle,
  useOutbox,
  waitingOf,
  type WaitingSubmission,
} from '../../lib/outbox.js';
import { toasts } from '../../lib/toasts.js';
import { Banner } from '../../ui/banner.js';
import { Button } from '../../ui/button.js';
import { useSubmitMutation } from './submissions-api.js';

/** How often a waiting submission is tried, because no event tells that a server answers again. */
const RETRY_MS = 10_000;

/** One tab sends at a time. Without locks the key still keeps a submission from being judged twice. */
async function alone(work: () => Promise<void>): Promise<void> {
  // Absent on pages that are not served over HTTPS.
  const locks = (navigator as { locks?: LockManager }).locks;
  if (!locks) return work();
  await locks.request('evident-outbox', { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
}

/** Sends what waits for the connection, in its order, and says that it waits. */
export function OutboxSender({ userId }: { userId: string }) {
  const waiting = useOutbox(userId);
  const [submit] = useSubmitMutation();
  const sending = useRef(false);
  const gone = useRef(false);

  /** @returns whether to go on with the next one. */
  const send = async ({ idempotencyKey, body }: WaitingSubmission): Promise<boolean> => {
    try {
      const row = await submit({ body, idempotencyKey, writtenBy: userId }).unwrap();
      removeFromOutbox(idempotencyKey);
      noteSent(userId, row);
      settle(idempotencyKey, { row });
      toasts.success('Your waiting submission was sent');
      return true;
    } catch (error) {
      const status = asApiError(error)?.status ?? 0;
      if (status === 0 || status === 401 || status === 429 || status >= 500) return false;
      removeFromOutbox(idempotencyKey);
      settle(idempotencyKey, { error });
      toasts.error(`Your waiting submission was refused: ${asApiError(error)?.message ?? ''}`);
      return true;
    }
  };
  const sendAll = useEffectEvent(async () => {
    if (sending.current) return;
    sending.current = true;
    try {
      await alone(async () => {
        for (const next of waitingOf(userId)) {
          // Another user may have signed in, and the learner may have taken it back.
          const still =
            !gone.current && waitingOf(userId).some((one) => one.idempotencyKey === next.idempotencyKey);
          if (still && !(await send(next))) return;
        }
      });
    } finally {
      sending.current = false;
    }
  });

  const any = waiting.length > 0;
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  useEffect(() => {
    if (!any) return;
    const again = () => void sendAll();
    again();
    const interval = setInterval(again, RETRY_MS);
    window.addEventListener('online', again);
    return () => {
      clearInterval(interval);
      window.removeEventListener('online', again);
    };
  }, [any]);

  if (!any) return null;
  const [count, sent] =
    waiting.length === 1
      ? ['1 submission is waiting for the connection.', 'It will be sent once.']
      : [`${waiting.length} submissions are waiting for the connection.`, 'Each will be sent once.'];
  return (
    <Banner
      tone="warn"
      title={count}
      className="mx-4 my-2"
      action={
        <Button
          size="sm"
          onClick={() =>
            waiting.forEach(({ idempotencyKey }) => {
              removeFromOutbox(idempotencyKey);
              settle(idempotencyKey, { replaced: true });
            })
          }
        >
          {waiting.length === 1 ? 'Do not send it' : 'Do not send them'}
        </Button>
      }
    >
      {sent}
    </Banner>
  );
}
