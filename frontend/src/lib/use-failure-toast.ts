import { useEffect } from 'react';
import { toasts } from './toasts.js';

/** Shows a toast once per failure of a query. */
export function useFailureToast(error: unknown, message: string): void {
  useEffect(() => {
    if (error !== undefined) toasts.error(message);
  }, [error, message]);
}
