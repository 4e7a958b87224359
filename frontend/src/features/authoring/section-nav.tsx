import type { EditorLanguage } from '@evident/contracts/languages';
import type { ReactNode } from 'react';
import { SECTIONS, type FormProblem } from './form-values.js';

interface SectionNavProps {
  problems: readonly FormProblem[];
  /** Unfolds a language before it is scrolled to. */
  onLanguage: (language: EditorLanguage) => void;
  /** Below the links. */
  children: ReactNode;
}

/** Links to the sections of the form with their error counts. */
export function SectionNav({ problems, onLanguage, children }: SectionNavProps) {
  return (
    <div className="sticky top-20 hidden w-52 shrink-0 flex-col self-start lg:flex">
      <nav aria-label="Sections" className="flex flex-col gap-0.5">
        {SECTIONS.map((section) => {
          const { id, label } = section;
          const count = problems.filter((problem) => problem.section === id).length;
          return (
            <a
              key={id}
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                if ('language' in section) onLanguage(section.language);
                document.getElementById(id)?.scrollIntoView({ block: 'start' });
              }}
              className="flex min-h-8 items-center justify-between gap-2 rounded-control px-3 text-muted hover:bg-raised hover:text-ink"
            >
              {label}
              {count > 0 && (
                <span className="tabular rounded-full bg-fail-tint px-2 text-xs font-medium text-fail">
                  {count}
                  <span className="sr-only"> {count === 1 ? 'error' : 'errors'}</span>
                </span>
              )}
            </a>
          );
        })}
      </nav>
      {children}
    </div>
  );
}
