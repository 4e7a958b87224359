import { cx } from './cx.js';
import { ChevronRightIcon } from './icons.js';

interface FoldedPaneProps {
  name: string;
  /** Whether the strip stands upright beside the other pane. */
  upright: boolean;
  /** Whether the strip stands left of or above the other pane. */
  atStart: boolean;
  onUnfold: () => void;
}

/** Turns the arrow to where the pane opens. */
const TURN = {
  upright: { start: '', end: 'rotate-180' },
  flat: { start: 'rotate-90', end: '-rotate-90' },
} as const;

/** What a folded pane leaves: a strip with its name, which unfolds it. */
export function FoldedPane({ name, upright, atStart, onUnfold }: FoldedPaneProps) {
  return (
    <button
      type="button"
      aria-expanded={false}
      aria-label={`Show: ${name}`}
      title={`Show: ${name}`}
      onClick={onUnfold}
      className={cx(
        'flex shrink-0 items-center gap-2 bg-surface text-[0.8125rem] font-medium text-muted outline-offset-[-2px] hover:bg-raised hover:text-ink',
        upright ? 'h-full w-9 py-3 [writing-mode:vertical-rl]' : 'h-9 w-full px-4',
      )}
    >
      <ChevronRightIcon className={TURN[upright ? 'upright' : 'flat'][atStart ? 'start' : 'end']} />
      {name}
    </button>
  );
}
