import { useEffect } from 'react';

/** Writes a query's failure to the console, where the product's words ask for no toast; the screen says it inline. */
export function useFailureLog(error: unknown, what: string): void {
  useEffect(() => {
    if (error !== undefined) console.error(what, error);
  }, [error, what]);
}
