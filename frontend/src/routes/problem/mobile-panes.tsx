import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.js';
import { Spinner } from '../../ui/spinner.js';
import type { PaneName } from './use-layout.js';

const PANES: readonly { value: PaneName; label: string }[] = [
  { value: 'problem', label: 'Problem' },
  { value: 'code', label: 'Code' },
  { value: 'results', label: 'Results' },
];

interface MobilePanesProps {
  pane: PaneName;
  onPane: (pane: PaneName) => void;
  busy: boolean;
  panes: Record<PaneName, ReactNode>;
}

/** Shows one pane at a time. All panes stay mounted, so that input is kept. */
export default function MobilePanes({ pane, onPane, busy, panes }: MobilePanesProps) {
  return (
    <div className="flex h-full min-h-0 flex-col">
      {PANES.map(({ value }) => (
        <div key={value} className={cx('min-h-0 flex-1', value !== pane && 'hidden')}>
          {panes[value]}
        </div>
      ))}
      <nav
        aria-label="Panes"
        className="grid shrink-0 grid-cols-3 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]"
      >
        {PANES.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            aria-current={value === pane ? 'true' : undefined}
            onClick={() => onPane(value)}
            className={cx(
              'flex h-12 items-center justify-center gap-2 border-t-2 font-medium outline-offset-[-2px]',
              value === pane ? 'border-accent text-ink' : 'border-transparent text-muted',
            )}
          >
            {value === 'results' && busy && <Spinner size={14} />}
            {label}
          </button>
        ))}
      </nav>
    </div>
  );
}
