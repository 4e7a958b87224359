import { isFlag, isNumber, objectOf, oneOf } from '../../lib/stored-shape.js';
import { useStored } from '../../lib/use-stored.js';
import type { SplitPane } from '../../ui/split-view.js';

export type PaneName = 'problem' | 'code' | 'results';

/** How the two splits of the problem page stand: the statement beside the rest, and the code above the results. */
interface StoredLayout {
  swapColumns: boolean;
  swapRows: boolean;
  /** Whether the statement is folded. */
  columnsFolded: 'first' | null;
  /** The folded one of code and results. */
  rowsFolded: SplitPane | null;
}

const isLayout = objectOf<StoredLayout>({
  swapColumns: isFlag,
  swapRows: isFlag,
  columnsFolded: oneOf('first', null),
  rowsFolded: oneOf('first', 'second', null),
});
const STANDARD: StoredLayout = {
  swapColumns: false,
  swapRows: false,
  columnsFolded: null,
  rowsFolded: null,
};

export interface Layout extends StoredLayout {
  isFolded: (pane: PaneName) => boolean;
  set: (part: Partial<StoredLayout>) => void;
  /** Code and results are never folded both. */
  toggle: (pane: PaneName) => void;
  /** Unfolds a pane. */
  reveal: (pane: PaneName) => void;
  /** The panes as at first, with their first sizes. */
  reset: () => void;
}

/** The arrangement of the panes, stored on this device. */
export function useLayout(): Layout {
  const [layout, store] = useStored('evident:layout', isLayout, STANDARD);
  const [, storeColumns] = useStored<number | null>('evident:split:columns', isNumber, null);
  const [, storeRows] = useStored<number | null>('evident:split:rows', isNumber, null);
  const set = (part: Partial<StoredLayout>) => store({ ...layout, ...part });
  const rowOf = (pane: 'code' | 'results') => (pane === 'code' ? 'first' : 'second');
  const isFolded = (pane: PaneName) =>
    pane === 'problem' ? layout.columnsFolded !== null : layout.rowsFolded === rowOf(pane);
  const fold = (pane: PaneName, folded: boolean) => {
    if (pane === 'problem') set({ columnsFolded: folded ? 'first' : null });
    else set({ rowsFolded: folded ? rowOf(pane) : null });
  };
  return {
    ...layout,
    isFolded,
    set,
    toggle: (pane) => fold(pane, !isFolded(pane)),
    reveal: (pane) => {
      if (isFolded(pane)) fold(pane, false);
    },
    reset() {
      store(STANDARD);
      storeColumns(null);
      storeRows(null);
    },
  };
}
