import { asApiError } from '../lib/api.js';

/** An error message on one line; nothing without an error. */
export function FailureLine({ error, fallback }: { error: unknown; fallback: string }) {
  if (error === undefined) return null;
  return (
    <p role="alert" className="text-[0.8125rem] text-fail">
      {asApiError(error)?.message ?? fallback}
    </p>
  );
}
