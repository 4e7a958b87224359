import { Dropdown, dropdownItem } from '../../ui/dropdown.js';
import { icon } from '../../ui/icons.js';
import { useLayout, type PaneName } from './use-layout.js';

const LayoutIcon = icon(<path d="M2 3h12v10H2zM7 3v10M7 9h7" />);

const PANES: readonly { pane: PaneName; show: string; hide: string }[] = [
  { pane: 'problem', show: 'Show the problem', hide: 'Fold the problem' },
  { pane: 'code', show: 'Show the code', hide: 'Fold the code' },
  { pane: 'results', show: 'Show the results', hide: 'Fold the results' },
];

/** Swaps and folds the panes, and brings the first arrangement back. */
export function LayoutMenu() {
  const layout = useLayout();
  const { swapColumns, swapRows } = layout;
  return (
    <Dropdown label="Layout" button={<LayoutIcon />} iconOnly>
      {() => (
        <div className="w-60">
          <button
            type="button"
            onClick={() => layout.set({ swapColumns: !swapColumns })}
            className={dropdownItem}
          >
            {swapColumns ? 'Problem on the left' : 'Problem on the right'}
          </button>
          <button type="button" onClick={() => layout.set({ swapRows: !swapRows })} className={dropdownItem}>
            {swapRows ? 'Results below the code' : 'Results above the code'}
          </button>
          <div className="my-1 border-t border-line" />
          {PANES.map(({ pane, show, hide }) => (
            <button key={pane} type="button" onClick={() => layout.toggle(pane)} className={dropdownItem}>
              {layout.isFolded(pane) ? show : hide}
            </button>
          ))}
          <div className="my-1 border-t border-line" />
          <button type="button" onClick={layout.reset} className={dropdownItem}>
            Reset the layout
          </button>
        </div>
      )}
    </Dropdown>
  );
}
