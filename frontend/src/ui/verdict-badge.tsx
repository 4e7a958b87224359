import { statusText, type SubmissionStatus, type Verdict } from '@evident/contracts/verdicts';
import { cx } from './cx.js';
import { CheckIcon, ClockIcon, CrossIcon, WarningIcon } from './icons.js';
import { Spinner } from './spinner.js';

interface VerdictBadgeProps {
  status: SubmissionStatus;
  verdict: Verdict | null;
  size?: 'sm' | 'lg';
}

function lookOf(status: SubmissionStatus, verdict: Verdict | null) {
  switch (status) {
    case 'queued':
      return { icon: <ClockIcon />, color: 'text-muted' };
    case 'judging':
      return { icon: <Spinner />, color: 'text-accent' };
    case 'failed':
      return { icon: <WarningIcon />, color: 'text-warn' };
    case 'cancelled':
      return { icon: <CrossIcon />, color: 'text-muted' };
    case 'judged':
      return verdict === 'accepted'
        ? { icon: <CheckIcon />, color: 'text-pass' }
        : { icon: <CrossIcon />, color: 'text-fail' };
  }
}

export function VerdictBadge({ status, verdict, size = 'sm' }: VerdictBadgeProps) {
  const { icon, color } = lookOf(status, verdict);
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 align-middle font-medium whitespace-nowrap',
        size === 'lg' ? 'text-lg font-semibold' : 'text-[0.8125rem]',
        color,
      )}
    >
      {icon}
      {statusText(status, verdict)}
    </span>
  );
}
