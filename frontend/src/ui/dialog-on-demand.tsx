import { lazy, Suspense, useState } from 'react';
import type { AlertDialogProps, DialogProps } from './dialog.js';

const LazyDialog = lazy(async () => ({ default: (await import('./dialog.js')).Dialog }));
const LazyAlertDialog = lazy(async () => ({ default: (await import('./dialog.js')).AlertDialog }));

/** Stays true after the first opening, so that closing is animated. */
function useOpenedOnce(open: boolean): boolean {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return opened;
}

/** A `Dialog` that is loaded when it is first opened. */
export function DialogOnDemand(props: DialogProps) {
  return useOpenedOnce(props.open) ? (
    <Suspense>
      <LazyDialog {...props} />
    </Suspense>
  ) : null;
}

/** An `AlertDialog` that is loaded when it is first opened. */
export function AlertDialogOnDemand(props: AlertDialogProps) {
  return useOpenedOnce(props.open) ? (
    <Suspense>
      <LazyAlertDialog {...props} />
    </Suspense>
  ) : null;
}
