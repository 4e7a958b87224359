import { asApiError } from '../lib/api.js';

/** What went wrong, in a line where it was asked for; nothing without an error. */
export function FailureLine({ error, fallback }: { error: unknown; fallback: string }) {
  if (error === undefined) return null;
  return (
    <p role="alert" className="text-[0.8125rem] text-fail">
      {asApiError(error)?.message ?? fallback}
    </p>
  );
}
