import { asApiError } from '../../lib/api.js';

/** The server's reason for refusing the problem. */
export function ServerRefusal({ error }: { error: unknown }) {
  const known = asApiError(error);
  if (!known) return null;
  return (
    <div
      role="alert"
      data-testid="server-refusal"
      className="rounded-panel border border-fail bg-fail-tint px-4 py-3"
    >
      <p className="font-medium text-fail">{known.message}</p>
      {Object.entries(known.fields).map(([field, sentence]) => (
        <p key={field} className="text-[0.8125rem]">
          {field}: {sentence}
        </p>
      ))}
    </div>
  );
}
