import type { MouseEvent } from 'react';
import { counted } from '../../lib/format.js';
import { Button } from '../../ui/button.js';
import { cx } from '../../ui/cx.js';
import { EyeIcon } from '../../ui/icons.js';

interface FormActionsProps {
  busy: boolean;
  problemCount: number;
  submitLabel: string;
  busyLabel: string;
  /** In a column beside the form instead of a row below it. */
  column: boolean;
  onPreview: () => void;
  onSaveDraft: (event: MouseEvent) => void;
}

/** What can be done with the form. On a wide screen they stay beside it, elsewhere they end it: nothing lies over it. */
export function FormActions({
  busy,
  problemCount,
  submitLabel,
  busyLabel,
  column,
  onPreview,
  onSaveDraft,
}: FormActionsProps) {
  return (
    <div
      className={cx(
        'flex gap-2 border-t border-line',
        column ? 'mt-3 flex-col-reverse pt-4' : 'flex-wrap items-center justify-end pt-4',
      )}
    >
      <p className={cx('text-[0.8125rem] text-muted', !column && 'mr-auto')} role="status">
        {busy && 'Running the references on every test…'}
        {!busy && problemCount > 0 && `${counted(problemCount, 'error')} to fix`}
      </p>
      <Button onClick={onPreview}>
        <EyeIcon />
        Preview
      </Button>
      <Button disabled={busy} onClick={onSaveDraft}>
        Save draft
      </Button>
      <Button type="submit" variant="primary" busy={busy} busyLabel={busyLabel} disabled={busy}>
        {submitLabel}
      </Button>
    </div>
  );
}
