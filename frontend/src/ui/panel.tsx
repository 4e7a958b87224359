import { useId, type ReactNode } from 'react';
import { cx } from './cx.js';

interface PanelProps {
  title: string;
  /** Controls beside the title. */
  actions?: ReactNode;
  detail?: ReactNode;
  children: ReactNode;
  className?: string;
  /** Class of the body, which sets its padding. */
  bodyClass?: string;
}

/** A titled section with a border. Panels are not nested. */
export function Panel({ title, actions, detail, children, className, bodyClass = 'p-4' }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cx('flex min-w-0 flex-col rounded-panel border border-line bg-surface', className)}
    >
      <header className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-2">
        <h2 id={id} className="text-[0.9375rem]">
          {title}
        </h2>
        {detail !== undefined && <p className="text-[0.8125rem] text-muted">{detail}</p>}
        {actions !== undefined && <div className="ml-auto flex items-center gap-2">{actions}</div>}
      </header>
      <div className={cx('min-w-0 flex-1', bodyClass)}>{children}</div>
    </section>
  );
}
