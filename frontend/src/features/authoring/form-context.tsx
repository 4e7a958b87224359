import { createContext, use, type ReactNode } from 'react';

/** Grows when the whole form is filled anew, so that the editors take the new texts over. */
const FormRevision = createContext(0);

export function FormRevisionProvider({ revision, children }: { revision: number; children: ReactNode }) {
  return <FormRevision value={revision}>{children}</FormRevision>;
}

export const useFormRevision = () => use(FormRevision);
