import { asApiError } from '../../lib/api.js';
import { WarningIcon } from '../../ui/icons.js';

/** Why the form was refused, where the reader looks; what belongs to one field stands at that field. */
export function FormError({ error }: { error: unknown }) {
  const known = asApiError(error);
  if (!known || Object.keys(known.fields).length > 0) return null;
  return (
    <p role="alert" className="flex items-start gap-2 rounded-control bg-fail-tint px-3 py-2 text-fail">
      <WarningIcon className="mt-0.5 shrink-0" />
      {known.message}
    </p>
  );
}
