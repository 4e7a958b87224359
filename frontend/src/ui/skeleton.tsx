import { cx } from './cx.js';

/** A placeholder for loading text. Set its size by class. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('block animate-pulse rounded-cell bg-raised', className)} />;
}

/** Placeholder rows for a loading list. */
export function SkeletonRows({
  rows,
  label,
  rowClass = 'h-9',
}: {
  rows: number;
  label: string;
  rowClass?: string;
}) {
  return (
    <div role="status" className="divide-y divide-line">
      <span className="sr-only">{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={cx('flex items-center gap-4 px-3', rowClass)}>
          <Skeleton className="h-3 w-1/3" />
          <Skeleton className="h-3 w-1/5" />
          <Skeleton className="ml-auto h-3 w-16" />
        </div>
      ))}
    </div>
  );
}
