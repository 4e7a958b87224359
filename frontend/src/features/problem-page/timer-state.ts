import { isNumber, objectOf, oneOf } from '../../lib/stored-shape.js';

export type TimerMode = 'stopwatch' | 'countdown';

/** A timer of one problem, as stored on this device. */
export interface StoredTimer {
  mode: TimerMode;
  countdownMinutes: number;
  /** Time counted until the last start or pause. */
  elapsedMs: number;
  /** When it was last started; null while it stands. */
  startedAt: number | null;
  /** When the page was last open while it ran. */
  seenAt: number;
}

export const COUNTDOWN_MINUTES = { min: 1, max: 300, standard: 30 } as const;
const MINUTE_MS = 60_000;

const isTimeOrNull = (value: unknown): value is number | null => value === null || isNumber(value);
export const isTimer = objectOf<StoredTimer>({
  mode: oneOf('stopwatch', 'countdown'),
  countdownMinutes: isNumber,
  elapsedMs: isNumber,
  startedAt: isTimeOrNull,
  seenAt: isNumber,
});

export const NEW_TIMER: StoredTimer = {
  mode: 'stopwatch',
  countdownMinutes: COUNTDOWN_MINUTES.standard,
  elapsedMs: 0,
  startedAt: null,
  seenAt: 0,
};

/** @returns the counted time. A clock that was set back counts nothing. */
export const elapsedAt = ({ elapsedMs, startedAt }: StoredTimer, now: number): number =>
  elapsedMs + (startedAt === null ? 0 : Math.max(0, now - startedAt));

/** @returns what a countdown has left, or null for a stopwatch. */
export const leftAt = (timer: StoredTimer, now: number): number | null =>
  timer.mode === 'stopwatch' ? null : Math.max(0, timer.countdownMinutes * MINUTE_MS - elapsedAt(timer, now));

export const isOver = (timer: StoredTimer, now: number): boolean => leftAt(timer, now) === 0;

export const started = (timer: StoredTimer, now: number): StoredTimer => ({
  ...(isOver(timer, now) ? { ...timer, elapsedMs: 0 } : timer),
  startedAt: now,
  seenAt: now,
});

export const paused = (timer: StoredTimer, now: number): StoredTimer => ({
  ...timer,
  elapsedMs: elapsedAt(timer, now),
  startedAt: null,
});

export const resetTimer = (timer: StoredTimer): StoredTimer => ({ ...timer, elapsedMs: 0, startedAt: null });

/** A running timer goes on when the page is opened again; the time in which the page was closed does not count. */
export const reopened = (timer: StoredTimer, now: number): StoredTimer =>
  timer.startedAt === null
    ? timer
    : { ...timer, elapsedMs: elapsedAt(timer, Math.min(timer.seenAt, now)), startedAt: now, seenAt: now };

/** @returns e.g. `4:05` or `1:04:05`. A countdown is rounded up, so that it shows 0:00 only when it is over. */
export function clockText(ms: number, round: 'up' | 'down'): string {
  const seconds = Math[round === 'up' ? 'ceil' : 'floor'](ms / 1_000);
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
