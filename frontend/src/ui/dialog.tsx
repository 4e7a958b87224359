import { AlertDialog as BaseAlert } from '@base-ui/react/alert-dialog';
import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { useRef, type ReactNode, type RefObject } from 'react';
import { Button, buttonClass } from './button.js';
import { cx } from './cx.js';
import { CrossIcon } from './icons.js';

const backdrop =
  'fixed inset-0 z-40 bg-black/45 transition-opacity duration-[180ms] data-ending-style:opacity-0 data-starting-style:opacity-0';
const popup =
  'fixed top-1/2 left-1/2 z-50 flex max-h-[calc(100dvh-2rem)] w-[min(30rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 flex-col rounded-panel border border-line bg-surface shadow-floating outline-none transition-opacity duration-[180ms] data-ending-style:opacity-0 data-starting-style:opacity-0';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** Receives the focus on opening; by default the first control of the body. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Buttons at the bottom, the primary one last. */
  footer?: ReactNode;
  /** Replaces the standard width, e.g. `w-[min(52rem,calc(100vw-2rem))]`. */
  widthClass?: string;
  children: ReactNode;
}

/** A modal dialog: traps the focus, closes on Escape and restores the focus. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  initialFocus,
  footer,
  widthClass,
  children,
}: DialogProps) {
  const body = useRef<HTMLDivElement>(null);
  // Otherwise the close button would receive the focus, because it comes first.
  const firstControl = () =>
    body.current?.querySelector<HTMLElement>('input, select, textarea, button, a[href]') ?? true;
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={backdrop} />
        <BaseDialog.Popup className={cx(popup, widthClass)} initialFocus={initialFocus ?? firstControl}>
          <header className="flex items-start gap-4 border-b border-line py-3 pr-3 pl-5">
            <div className="min-w-0 flex-1 py-1">
              <BaseDialog.Title className="text-base">{title}</BaseDialog.Title>
              {description !== undefined && (
                <BaseDialog.Description className="mt-0.5 text-[0.8125rem] text-muted">
                  {description}
                </BaseDialog.Description>
              )}
            </div>
            <BaseDialog.Close
              aria-label="Close"
              className={buttonClass({ variant: 'ghost', iconOnly: true })}
            >
              <CrossIcon />
            </BaseDialog.Close>
          </header>
          <div ref={body} className="min-h-0 flex-1 overflow-y-auto px-5 py-4">
            {children}
          </div>
          {footer !== undefined && (
            <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3">
              {footer}
            </footer>
          )}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

export interface AlertDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description: ReactNode;
  /** Label of the confirm button. */
  confirmLabel: string;
  busy?: boolean;
  onConfirm: () => void;
  /** Receives the focus on closing when the opener is gone. */
  finalFocus?: RefObject<HTMLElement | null>;
}

/** Asks for confirmation of a destructive action; the focus starts on Cancel. */
export function AlertDialog({
  open,
  onClose,
  title,
  description,
  confirmLabel,
  busy,
  onConfirm,
  finalFocus,
}: AlertDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <BaseAlert.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <BaseAlert.Portal>
        <BaseAlert.Backdrop className={backdrop} />
        <BaseAlert.Popup className={cx(popup, 'gap-2 p-5')} initialFocus={cancel} finalFocus={finalFocus}>
          <BaseAlert.Title className="text-base">{title}</BaseAlert.Title>
          <BaseAlert.Description className="text-muted">{description}</BaseAlert.Description>
          <div className="mt-3 flex flex-wrap justify-end gap-2">
            <BaseAlert.Close ref={cancel} className={buttonClass()}>
              Cancel
            </BaseAlert.Close>
            <Button variant="danger" busy={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </BaseAlert.Popup>
      </BaseAlert.Portal>
    </BaseAlert.Root>
  );
}
