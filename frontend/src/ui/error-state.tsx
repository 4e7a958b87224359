import { asApiError } from '../lib/api.js';
import { Button } from './button.js';
import { cx } from './cx.js';

interface ErrorStateProps {
  /** What failed, e.g. "Could not load submissions" */
  title: string;
  error: unknown;
  onRetry?: () => void;
  className?: string;
}

/** Shows a failure in place of its data, with a retry button and the request id. */
export function ErrorState({ title, error, onRetry, className }: ErrorStateProps) {
  const known = asApiError(error);
  return (
    <div role="alert" className={cx('flex flex-col items-center gap-1 px-4 py-10 text-center', className)}>
      <p className="font-medium">{title}</p>
      {known && <p className="text-muted">{known.message}</p>}
      {known?.requestId != null && (
        <p className="text-xs text-muted">
          Request <code className="select-all">{known.requestId}</code>
        </p>
      )}
      {onRetry && (
        <Button className="mt-3" onClick={onRetry}>
          Retry
        </Button>
      )}
    </div>
  );
}
