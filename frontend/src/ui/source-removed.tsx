import { dayFormat } from '../lib/format.js';

/** Stands in for the source and the tests of a submission that are not kept any longer. */
export function SourceRemoved({ at }: { at: string }) {
  return (
    <p className="p-4 text-muted">
      The source and the test results of this submission were removed on {dayFormat.format(new Date(at))}. Its
      verdict and figures stay.
    </p>
  );
}
