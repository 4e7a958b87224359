import { cx } from '../../ui/cx.js';
import { Spinner } from '../../ui/spinner.js';
import type { PaneName } from './use-layout.js';

const PANES: readonly { value: PaneName; label: string }[] = [
  { value: 'problem', label: 'Problem' },
  { value: 'code', label: 'Code' },
  { value: 'results', label: 'Results' },
];

interface PaneMenuProps {
  pane: PaneName;
  onPane: (pane: PaneName) => void;
  busy: boolean;
}

/** Chooses the one pane that a narrow window shows. */
export function PaneMenu({ pane, onPane, busy }: PaneMenuProps) {
  return (
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
  );
}
