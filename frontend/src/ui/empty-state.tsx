import type { ReactNode } from 'react';
import { cx } from './cx.js';

interface EmptyStateProps {
  title: string;
  detail?: ReactNode;
  /** A suggested action. */
  action?: ReactNode;
  className?: string;
}

export function EmptyState({ title, detail, action, className }: EmptyStateProps) {
  return (
    <div className={cx('flex flex-col items-center justify-center gap-1 px-4 py-10 text-center', className)}>
      <svg
        viewBox="0 0 48 24"
        width="48"
        height="24"
        aria-hidden="true"
        fill="none"
        className="mb-2 text-control"
      >
        <path d="M1 23h46" stroke="currentColor" />
        {[8, 16, 24, 32, 40].map((x) => (
          <path key={x} d={`M${x} 23v-4`} stroke="currentColor" />
        ))}
        <path d="M4 15h40" stroke="currentColor" strokeDasharray="2 3" />
      </svg>
      <p className="font-medium">{title}</p>
      {detail !== undefined && <p className="text-muted">{detail}</p>}
      {action !== undefined && <div className="mt-3">{action}</div>}
    </div>
  );
}
