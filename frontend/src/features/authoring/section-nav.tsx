import { SECTIONS, type FormProblem } from './form-values.js';

/** Links to the sections of the form with their error counts. */
export function SectionNav({ problems }: { problems: readonly FormProblem[] }) {
  return (
    <nav
      aria-label="Sections"
      className="sticky top-20 hidden w-52 shrink-0 flex-col gap-0.5 self-start lg:flex"
    >
      {SECTIONS.map(({ id, label }) => {
        const count = problems.filter((problem) => problem.section === id).length;
        return (
          <a
            key={id}
            href={`#${id}`}
            onClick={(event) => {
              event.preventDefault();
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
  );
}
