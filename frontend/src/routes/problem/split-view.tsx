import { useEffect, type ReactNode, type RefObject } from 'react';
import {
  Group,
  Panel,
  Separator,
  type GroupImperativeHandle,
  type PanelImperativeHandle,
} from 'react-resizable-panels';
import { z } from 'zod';
import { useStored } from '../../lib/use-stored.js';
import { cx } from '../../ui/cx.js';

const Layout = z.record(z.string(), z.number());
const NO_LAYOUT: Record<string, number> = {};

interface SplitViewProps {
  /** Names the remembered sizes. */
  id: string;
  orientation: 'horizontal' | 'vertical';
  /** Spoken name of the bar between the two panes. */
  label: string;
  first: ReactNode;
  second: ReactNode;
  /** Size of the first pane before the reader has moved the bar: `42%`, or pixels. */
  firstSize: string;
  /** Which pane `collapseRef` collapses and the bar may close. */
  collapsible: 'first' | 'second';
  collapseRef?: RefObject<PanelImperativeHandle | null>;
  groupRef?: RefObject<GroupImperativeHandle | null>;
}

/** Two panes with a bar that can be dragged, moved by arrow keys, and reset by a double click; sizes are remembered. */
export function SplitView(props: SplitViewProps) {
  const { id, orientation, label, first, second, firstSize, collapsible, collapseRef, groupRef } = props;
  const [layout, setLayout] = useStored(`evident:split:${id}`, Layout, NO_LAYOUT);
  const horizontal = orientation === 'horizontal';
  const minSize = horizontal ? '280px' : '96px';
  // Monaco measures itself; after a change of the panes it must do so again.
  useEffect(() => void window.dispatchEvent(new Event('resize')), [layout]);
  return (
    <Group
      id={`split-${id}`}
      orientation={orientation}
      groupRef={groupRef}
      defaultLayout={`${id}-first` in layout ? layout : undefined}
      onLayoutChanged={(sizes, { isUserInteraction }) => {
        if (isUserInteraction) setLayout(sizes);
      }}
      className="h-full min-h-0"
    >
      <Panel
        id={`${id}-first`}
        defaultSize={firstSize}
        minSize={minSize}
        collapsible={collapsible === 'first'}
        collapsedSize={0}
        panelRef={collapsible === 'first' ? collapseRef : undefined}
        className="min-h-0 min-w-0"
      >
        {first}
      </Panel>
      <Separator
        aria-label={label}
        className={cx(
          'group relative shrink-0 bg-line outline-none transition-colors',
          'hover:bg-accent focus-visible:bg-accent data-[separator=active]:bg-accent',
          horizontal ? 'w-px' : 'h-px',
        )}
      >
        <span
          aria-hidden="true"
          className={cx(
            'absolute rounded-full bg-control opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100',
            horizontal
              ? 'top-1/2 -left-px h-8 w-[3px] -translate-y-1/2'
              : '-top-px left-1/2 h-[3px] w-8 -translate-x-1/2',
          )}
        />
      </Separator>
      <Panel
        id={`${id}-second`}
        minSize={minSize}
        collapsible={collapsible === 'second'}
        collapsedSize={0}
        panelRef={collapsible === 'second' ? collapseRef : undefined}
        className="min-h-0 min-w-0"
      >
        {second}
      </Panel>
    </Group>
  );
}
