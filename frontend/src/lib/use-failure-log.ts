import { useEffect } from 'react';

/** Logs the failure of a query for which the spec has no toast. */
export function useFailureLog(error: unknown, what: string): void {
  useEffect(() => {
    if (error !== undefined) console.error(what, error);
  }, [error, what]);
}
