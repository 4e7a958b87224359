import { ErrorState } from './error-state.js';
import { SkeletonRows } from './skeleton.js';

/** Stands in for a source that is still being read, or that could not be read. */
export function WholeSubmissionPending({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (error !== undefined)
    return <ErrorState title="Could not load the source" error={error} onRetry={onRetry} />;
  return <SkeletonRows rows={3} label="Loading the source" rowClass="h-6" />;
}
