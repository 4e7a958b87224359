import { useRef } from 'react';
import { Button } from './button.js';
import { Dialog } from './dialog.js';

interface ConfirmDialogProps {
  onClose: () => void;
  title: string;
  description: string;
  /** Label of the confirm button. */
  confirmLabel: string;
  onConfirm: () => void;
}

/** Asks for confirmation of a harmless action; the focus starts on the confirm button. */
export default function ConfirmDialog({
  onClose,
  title,
  description,
  confirmLabel,
  onConfirm,
}: ConfirmDialogProps) {
  const confirm = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      initialFocus={confirm}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button ref={confirm} variant="primary" onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <p className="text-muted">{description}</p>
    </Dialog>
  );
}
