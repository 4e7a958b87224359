const relative = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' });
const absolute = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short' });
const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

const UNITS = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const;
const RELATIVE_DAYS = 14;

/** @returns "3 hours ago"; beyond two weeks the date. */
function relativeTime(iso: string, nowMs = Date.now()): string {
  const at = new Date(iso);
  const seconds = (at.getTime() - nowMs) / 1_000;
  if (Math.abs(seconds) > RELATIVE_DAYS * 86_400) return day.format(at);
  const fit = UNITS.find((candidate) => Math.abs(seconds) >= candidate.seconds);
  return fit ? relative.format(Math.trunc(seconds / fit.seconds), fit.unit) : 'just now';
}

interface TimeProps {
  iso: string;
  /** Shows the date alone instead of how long ago. */
  dateOnly?: boolean;
  className?: string;
}

/** A moment in the reader's own zone; the full date and time stand in the title. */
export function Time({ iso, dateOnly = false, className }: TimeProps) {
  const at = new Date(iso);
  return (
    <time dateTime={iso} title={absolute.format(at)} className={className}>
      {dateOnly ? day.format(at) : relativeTime(iso)}
    </time>
  );
}
