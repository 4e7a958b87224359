import type { MouseEvent } from 'react';
import { counted } from '../../lib/format.js';
import { Button } from '../../ui/button.js';
import { EyeIcon } from '../../ui/icons.js';

interface FormFooterProps {
  busy: boolean;
  problemCount: number;
  submitLabel: string;
  busyLabel: string;
  onPreview: () => void;
  onSaveDraft: (event: MouseEvent) => void;
}

/** The sticky footer of the form. */
export function FormFooter({
  busy,
  problemCount,
  submitLabel,
  busyLabel,
  onPreview,
  onSaveDraft,
}: FormFooterProps) {
  return (
    <footer className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-canvas px-4 py-3">
      <p className="mr-auto text-[0.8125rem] text-muted" role="status">
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
    </footer>
  );
}
