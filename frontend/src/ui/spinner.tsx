import { cx } from './cx.js';

/** Decorative; the surrounding element describes what is loading. */
export function Spinner({ size = 16, className }: { size?: number; className?: string }) {
  return (
    <svg
      viewBox="0 0 16 16"
      width={size}
      height={size}
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
      className={cx('animate-spin', className)}
    >
      <circle cx="8" cy="8" r="6" stroke="currentColor" opacity="0.25" />
      <path d="M14 8a6 6 0 0 0-6-6" stroke="currentColor" />
    </svg>
  );
}

/** Fills its container. Appears with a delay, so that fast answers do not flicker. */
export function LoadingPane({ label, className }: { label: string; className?: string }) {
  return (
    <div
      role="status"
      className={cx('appear-late flex items-center justify-center gap-2 text-muted', className)}
    >
      <Spinner />
      <span>{label}</span>
    </div>
  );
}
