import type { ReactNode } from 'react';
import { SECTIONS, type SectionId } from './form-values.js';

interface FormSectionProps {
  id: SectionId;
  detail?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A titled section of the form, the target of a link in the navigation. */
export function FormSection({ id, detail, actions, children }: FormSectionProps) {
  const label = SECTIONS.find((section) => section.id === id)?.label;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="scroll-mt-20 rounded-panel border border-line bg-surface"
    >
      <header className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-2">
        <h2 id={`${id}-heading`} className="text-[0.9375rem]">
          {label}
        </h2>
        {detail !== undefined && <p className="text-[0.8125rem] text-muted">{detail}</p>}
        {actions !== undefined && <div className="ml-auto flex flex-wrap items-center gap-2">{actions}</div>}
      </header>
      <div className="flex flex-col gap-4 p-4">{children}</div>
    </section>
  );
}
