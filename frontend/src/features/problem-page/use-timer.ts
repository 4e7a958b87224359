import { useEffect, useEffectEvent, useState } from 'react';
import { useStored } from '../../lib/use-stored.js';
import {
  isOver,
  isTimer,
  NEW_TIMER,
  paused,
  reopened,
  resetTimer,
  started,
  type StoredTimer,
} from './timer-state.js';

const TICK_MS = 250;
/** How often a running timer notes that the page is open. */
const SEEN_EVERY_MS = 5_000;

export interface Timer {
  timer: StoredTimer;
  now: number;
  running: boolean;
  start: () => void;
  pause: () => void;
  reset: () => void;
  change: (part: Pick<StoredTimer, 'mode'> | Pick<StoredTimer, 'countdownMinutes'>) => void;
}

/**
 * The timer of one problem, stored on this device.
 * @param onOver called once when a countdown ends
 */
export function useTimer(userId: string, problemId: string, onOver: () => void): Timer {
  const [timer, store] = useStored(`evident:timer:${userId}:${problemId}`, isTimer, NEW_TIMER);
  const [now, setNow] = useState(() => Date.now());
  const running = timer.startedAt !== null;

  const reopen = useEffectEvent(() => {
    const next = reopened(timer, Date.now());
    if (next !== timer) store(next);
  });
  useEffect(() => reopen(), []);

  const tick = useEffectEvent(() => {
    const time = Date.now();
    setNow(time);
    if (isOver(timer, time)) {
      store(paused(timer, time));
      onOver();
    } else if (time - timer.seenAt >= SEEN_EVERY_MS) {
      store({ ...timer, seenAt: time });
    }
  });
  const leave = useEffectEvent(() => store({ ...timer, seenAt: Date.now() }));
  useEffect(() => {
    if (!running) return;
    const interval = setInterval(() => tick(), TICK_MS);
    const leaving = () => leave();
    window.addEventListener('pagehide', leaving);
    return () => {
      clearInterval(interval);
      window.removeEventListener('pagehide', leaving);
    };
  }, [running]);

  const set = (change: (timer: StoredTimer, time: number) => StoredTimer) => () => {
    const time = Date.now();
    setNow(time);
    store(change(timer, time));
  };
  return {
    timer,
    now,
    running,
    start: set(started),
    pause: set(paused),
    reset: set(resetTimer),
    change: (part) => store({ ...resetTimer(timer), ...part }),
  };
}
