import { useEffect } from 'react';
import { toasts } from './toasts.js';

/** Says once per failure of a query that it failed; the screen itself says it too. */
export function useFailureToast(error: unknown, message: string): void {
  useEffect(() => {
    if (error !== undefined) toasts.error(message);
  }, [error, message]);
}
