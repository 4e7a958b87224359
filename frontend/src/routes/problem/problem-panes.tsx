import { useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../ui/button.js';
import { SplitView, type SplitHandle } from '../../ui/split-view.js';
import { PaneMenu } from './pane-menu.js';
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

interface ProblemPanesProps {
  /** Whether the panes stand beside each other. Otherwise one is shown at a time. */
  wide: boolean;
  layout: Layout;
  /** The pane that a narrow window shows. */
  pane: PaneName;
  onPane: (pane: PaneName) => void;
  busy: boolean;
  panes: Record<PaneName, ReactNode>;
}

/**
 * The statement, the code and its results. In a wide window they can be resized, folded and swapped. A narrow window
 * shows one of them. All stay mounted in both, so that nothing typed is lost when the width changes.
 */
export default function ProblemPanes({ wide, layout, pane, onPane, busy, panes }: ProblemPanesProps) {
  const rows = useRef<SplitHandle>(null);
  const code = useRef<HTMLDivElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const statement = useRef<HTMLDivElement>(null);
  const [firstEditorSize] = useState(editorShare);

  /** The pane with the focus stays in view. */
  const narrowed = useEffectEvent(() => {
    const hosts = { problem: statement, code, results };
    const focused = (['problem', 'code', 'results'] as const).find((name) =>
      hosts[name].current?.contains(document.activeElement),
    );
    if (focused !== undefined && focused !== pane) onPane(focused);
  });
  useLayoutEffect(() => {
    if (!wide) narrowed();
  }, [wide]);

  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="min-h-0 flex-1">
        <SplitView
          id="columns"
          orientation="horizontal"
          label="Width of the statement"
          names={{ first: 'Problem', second: 'Code' }}
          firstSize="42%"
          minPx={280}
          foldable={['first']}
          folded={layout.columnsFolded}
          onFold={(folded) => layout.set({ columnsFolded: folded === 'first' ? 'first' : null })}
          swapped={layout.swapColumns}
          alone={wide ? null : pane === 'problem' ? 'first' : 'second'}
          first={
            <div ref={statement} className="h-full">
              {panes.problem}
            </div>
          }
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
              alone={wide ? null : pane === 'results' ? 'second' : 'first'}
              ref={rows}
              first={
                <div ref={code} className="h-full">
                  {panes.code}
                </div>
              }
              second={
                <div ref={results} className="relative h-full">
                  {wide && (
                    <Button
                      variant="ghost"
                      size="sm"
                      onClick={() => toggleLargeResults(rows.current)}
                      title="Make the results taller or shorter"
                      className="absolute top-1.5 right-2 z-10 text-muted"
                    >
                      Resize
                    </Button>
                  )}
                  {panes.results}
                </div>
              }
            />
          }
        />
      </div>
      {!wide && <PaneMenu pane={pane} onPane={onPane} busy={busy} />}
    </div>
  );
}
