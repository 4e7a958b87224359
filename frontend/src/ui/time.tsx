import { dayFormat } from '../lib/format.js';
import { lazyFormat } from '../lib/lazy-format.js';

const relative = lazyFormat(() => new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' }));
const absolute = lazyFormat(
  () => new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short' }),
);

const UNITS = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const;
const RELATIVE_DAYS = 14;

/** @returns "3 hours ago", or the date after two weeks. */
function relativeTime(iso: string, nowMs = Date.now()): string {
  const at = new Date(iso);
  const seconds = (at.getTime() - nowMs) / 1_000;
  if (Math.abs(seconds) > RELATIVE_DAYS * 86_400) return dayFormat.format(at);
  const fit = UNITS.find((candidate) => Math.abs(seconds) >= candidate.seconds);
  return fit ? relative.format(Math.trunc(seconds / fit.seconds), fit.unit) : 'just now';
}

interface TimeProps {
  iso: string;
  /** Shows the date instead of the relative time. */
  dateOnly?: boolean;
  className?: string;
}

/** A time in the user's time zone; the title has the full date and time. */
export function Time({ iso, dateOnly = false, className }: TimeProps) {
  const at = new Date(iso);
  return (
    <time dateTime={iso} title={absolute.format(at)} className={className}>
      {dateOnly ? dayFormat.format(at) : relativeTime(iso)}
    </time>
  );
}
