import { createContext, use, type ReactNode } from 'react';

/** Increases when the whole form is replaced, so that the editors load the new texts. */
const FormRevision = createContext(0);

export function FormRevisionProvider({ revision, children }: { revision: number; children: ReactNode }) {
  return <FormRevision value={revision}>{children}</FormRevision>;
}

export const useFormRevision = () => use(FormRevision);
