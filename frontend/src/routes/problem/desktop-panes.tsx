import { useRef, useState, type ReactNode } from 'react';
import { Button } from '../../ui/button.js';
import { SplitView, type SplitHandle } from '../../ui/split-view.js';
import type { Layout, PaneName } from './use-layout.js';

/** Default height of the editor; it is taller in tall windows. */
const EDITOR_DEFAULT_PX = 450;
const EDITOR_CHROME_PX = 100;

function editorShare(): string {
  const height = window.innerHeight - 108;
  return `${Math.max(EDITOR_DEFAULT_PX + EDITOR_CHROME_PX, Math.round(height * 0.62))}px`;
}

/** Switches between tall results and a tall editor. */
function toggleLargeResults(rows: SplitHandle | null): void {
  if (rows) rows.setShare(rows.share() > 45 ? 32 : 65);
}

interface DesktopPanesProps {
  layout: Layout;
  panes: Record<PaneName, ReactNode>;
}

/** The statement beside the code and its results; the panes can be resized, folded and swapped. */
export default function DesktopPanes({ layout, panes }: DesktopPanesProps) {
  const rows = useRef<SplitHandle>(null);
  const [firstEditorSize] = useState(editorShare);
  const results = (
    <div className="relative h-full">
      <Button
        variant="ghost"
        size="sm"
        onClick={() => toggleLargeResults(rows.current)}
        title="Make the results taller or shorter"
        className="absolute top-1.5 right-2 z-10 text-muted"
      >
        Resize
      </Button>
      {panes.results}
    </div>
  );
  return (
    <SplitView
      id="columns"
      orientation="horizontal"
      label="Width of the statement"
      names={{ first: 'Problem', second: 'Code' }}
      firstSize="42%"
      minPx={280}
      foldable={['first']}
      folded={layout.columnsFolded}
      onFold={(pane) => layout.set({ columnsFolded: pane === 'first' ? 'first' : null })}
      swapped={layout.swapColumns}
      first={panes.problem}
      second={
        <SplitView
          id="rows"
          orientation="vertical"
          label="Height of the editor"
          names={{ first: 'Code', second: 'Tests and results' }}
          firstSize={firstEditorSize}
          minPx={96}
          foldable={['second', 'first']}
          folded={layout.rowsFolded}
          onFold={(rowsFolded) => layout.set({ rowsFolded })}
          swapped={layout.swapRows}
          ref={rows}
          first={panes.code}
          second={results}
        />
      }
    />
  );
}
