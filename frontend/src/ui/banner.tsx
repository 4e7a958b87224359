import type { ReactNode } from 'react';
import { Button } from './button.js';
import { cx } from './cx.js';
import { CheckIcon, CrossIcon, InfoIcon, WarningIcon } from './icons.js';

type Tone = 'info' | 'pass' | 'warn' | 'fail';

const TONES: Record<Tone, { box: string; icon: string; drawing: ReactNode }> = {
  info: { box: 'bg-selection border-transparent', icon: 'text-accent', drawing: <InfoIcon /> },
  pass: { box: 'bg-pass-tint border-transparent', icon: 'text-pass', drawing: <CheckIcon /> },
  warn: { box: 'bg-warn-tint border-transparent', icon: 'text-warn', drawing: <WarningIcon /> },
  fail: { box: 'bg-fail-tint border-transparent', icon: 'text-fail', drawing: <WarningIcon /> },
};

interface BannerProps {
  tone: Tone;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  onDismiss?: () => void;
  className?: string;
}

/** A message that stays until it is dismissed. */
export function Banner({ tone, title, children, action, onDismiss, className }: BannerProps) {
  const look = TONES[tone];
  return (
    <div
      role="status"
      className={cx(
        'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-panel border px-4 py-2.5',
        look.box,
        className,
      )}
    >
      <span className={look.icon}>{look.drawing}</span>
      <p className="min-w-0 flex-1 basis-64">
        <span className="font-medium">{title}</span> {children}
      </p>
      {action}
      {onDismiss && (
        <Button variant="ghost" size="sm" iconOnly aria-label="Dismiss" onClick={onDismiss}>
          <CrossIcon />
        </Button>
      )}
    </div>
  );
}
