import {
  useCallback,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { isNumber } from '../lib/stored-shape.js';
import { useStored } from '../lib/use-stored.js';
import { cx } from './cx.js';
import { FoldedPane } from './folded-pane.js';

export interface SplitHandle {
  /** Share of the first pane in percent. */
  share(): number;
  setShare(percent: number): void;
}

export type SplitPane = 'first' | 'second';

interface SplitViewProps {
  /** Storage key of the size. */
  id: string;
  orientation: 'horizontal' | 'vertical';
  /** Accessible name of the bar between the panes. */
  label: string;
  first: ReactNode;
  second: ReactNode;
  /** Names of the panes, for the button that unfolds one. */
  names: Readonly<Record<SplitPane, string>>;
  /** Initial CSS length of the first pane, e.g. `42%` or `550px`. */
  firstSize: string;
  /** Minimum size of an unfolded pane. */
  minPx: number;
  /** The panes that can be folded; Enter on the bar folds the one named first. */
  foldable: readonly [SplitPane, ...SplitPane[]];
  folded: SplitPane | null;
  onFold: (pane: SplitPane | null) => void;
  /** Whether the second pane stands before the first one. */
  swapped: boolean;
  /** The pane that is shown without the bar and the other pane, which stays mounted. By default both are shown. */
  alone?: SplitPane | null;
  ref?: Ref<SplitHandle>;
}

const KEY_STEP_PERCENT = 2;
const isPercent = (value: unknown): value is number => isNumber(value) && value >= 0 && value <= 100;
const other = (pane: SplitPane): SplitPane => (pane === 'first' ? 'second' : 'first');

/** @returns the new place of the bar in percent from the left or top, or null when the key does not move it. */
function moved(key: string, horizontal: boolean, percent: number): number | null {
  if (key === (horizontal ? 'ArrowLeft' : 'ArrowUp')) return percent - KEY_STEP_PERCENT;
  if (key === (horizontal ? 'ArrowRight' : 'ArrowDown')) return percent + KEY_STEP_PERCENT;
  if (key === 'Home') return 0;
  return key === 'End' ? 100 : null;
}

/** Measures the group along its axis, to report the position of the bar. */
function useMeasured(horizontal: boolean) {
  const group = useRef<HTMLDivElement>(null);
  const firstPane = useRef<HTMLDivElement>(null);
  const [now, setNow] = useState(50);
  const sizeOf = useCallback(
    (element: HTMLElement | null) => (horizontal ? element?.offsetWidth : element?.offsetHeight) ?? 0,
    [horizontal],
  );
  useLayoutEffect(() => {
    const measure = () => {
      const total = sizeOf(group.current);
      if (total > 0) setNow(Math.round((sizeOf(firstPane.current) / total) * 100));
    };
    measure();
    const observer = new ResizeObserver(measure);
    if (group.current) observer.observe(group.current);
    if (firstPane.current) observer.observe(firstPane.current);
    return () => observer.disconnect();
  }, [sizeOf]);
  return { group, firstPane, now, total: () => sizeOf(group.current) };
}

/**
 * The size of the first pane and the ways to change it. `fromStart` turns a share of the first pane into the place of
 * the bar from the left or top, and back.
 */
function useBar({ id, orientation, minPx, foldable, folded, onFold, swapped }: SplitViewProps) {
  const horizontal = orientation === 'horizontal';
  const [stored, store] = useStored<number | null>(`evident:split:${id}`, isPercent, null);
  const [dragged, setDragged] = useState<number | null>(null);
  const { group, firstPane, now, total } = useMeasured(horizontal);

  const fromStart = (percent: number) => (swapped ? 100 - percent : percent);
  const inBounds = (percent: number): number => {
    const least = total() > 0 ? Math.min(50, (minPx / total()) * 100) : 0;
    return Math.min(100 - least, Math.max(least, percent));
  };
  const moveTo = (percent: number) => {
    onFold(null);
    store(inBounds(percent));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = event.key === 'Enter' ? null : moved(event.key, horizontal, fromStart(now));
    if (event.key !== 'Enter' && next === null) return;
    event.preventDefault();
    if (next === null) onFold(folded === null ? foldable[0] : null);
    else moveTo(fromStart(next));
  };
  const onPointerMove = (event: PointerEvent) => {
    const box = group.current?.getBoundingClientRect();
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const size = horizontal ? box.width : box.height;
    const at = horizontal ? event.clientX - box.left : event.clientY - box.top;
    const percent = fromStart((at / size) * 100);
    const left = { first: (percent / 100) * size, second: (1 - percent / 100) * size };
    const next = foldable.find((pane) => left[pane] < minPx / 2) ?? null;
    if (next !== folded) onFold(next);
    setDragged(inBounds(percent));
  };
  const endDrag = () => {
    if (dragged !== null && folded === null) store(dragged);
    setDragged(null);
  };
  return {
    group,
    firstPane,
    now: folded === null ? now : folded === 'first' ? 0 : 100,
    share: dragged ?? stored,
    dragging: dragged !== null,
    moveTo,
    handlers: {
      onKeyDown,
      onPointerDown: (event: PointerEvent) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(now);
      },
      onPointerMove,
      onPointerUp: endDrag,
      onPointerCancel: endDrag,
      onDoubleClick: () => {
        onFold(null);
        store(null);
      },
    },
  };
}

const barClass = (horizontal: boolean) =>
  cx(
    'group relative z-10 shrink-0 touch-none bg-line outline-none transition-colors',
    'hover:bg-accent focus-visible:bg-accent data-active:bg-accent',
    // The bar is one pixel wide; its hit area is wider.
    'before:absolute before:content-[""]',
    horizontal
      ? 'w-px cursor-col-resize before:inset-y-0 before:-inset-x-1.5'
      : 'h-px cursor-row-resize before:inset-x-0 before:-inset-y-1.5',
  );
const gripClass = (horizontal: boolean) =>
  cx(
    'absolute rounded-full bg-control opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100',
    horizontal
      ? 'top-1/2 -left-px h-8 w-[3px] -translate-y-1/2'
      : '-top-px left-1/2 h-[3px] w-8 -translate-x-1/2',
  );

interface BarProps {
  label: string;
  horizontal: boolean;
  /** Id of the pane whose size it sets. */
  controls: string;
  bar: Pick<ReturnType<typeof useBar>, 'now' | 'dragging' | 'handlers'>;
}

function Bar({ label, horizontal, controls, bar: { now, dragging, handlers } }: BarProps) {
  return (
    <div
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-orientation={horizontal ? 'vertical' : 'horizontal'}
      aria-controls={controls}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={now}
      title="Drag to resize. Double-click to reset."
      data-active={dragging || undefined}
      {...handlers}
      className={barClass(horizontal)}
    >
      <span aria-hidden="true" className={gripClass(horizontal)} />
    </div>
  );
}

/**
 * Two panes with a bar between them. The bar is moved by dragging, arrow keys, Home and End; Enter folds a pane and a
 * double click resets the bar. The position is stored on this device. A folded pane leaves a strip with a button.
 */
export function SplitView(props: SplitViewProps) {
  const { orientation, label, names, firstSize, minPx, folded, onFold, swapped, alone = null, ref } = props;
  const horizontal = orientation === 'horizontal';
  const paneId = useId();
  const bar = useBar(props);
  const { group, firstPane, now, share, moveTo } = bar;
  useImperativeHandle(ref, () => ({ share: () => now, setShare: moveTo }));

  const basis = share === null ? firstSize : `${share}%`;
  const least = alone === null ? { [horizontal ? 'minWidth' : 'minHeight']: minPx } : {};
  const flexOf = (pane: SplitPane) =>
    alone !== null || pane === 'second' || folded === 'second' ? '1 1 0' : `0 1 ${basis}`;
  const isHidden = (pane: SplitPane) => (alone === null ? folded === pane : alone !== pane);
  const paneOf = (pane: SplitPane) => (
    // The key keeps what is in the pane when both change places.
    <div
      key={pane}
      ref={pane === 'first' ? firstPane : undefined}
      id={pane === 'first' ? paneId : undefined}
      hidden={isHidden(pane)}
      style={{ flex: flexOf(pane), ...least }}
      className="overflow-hidden"
    >
      {props[pane]}
    </div>
  );
  const before: SplitPane = swapped ? 'second' : 'first';
  const stripOf = (pane: SplitPane) =>
    alone === null &&
    folded === pane && (
      <FoldedPane
        key={`${pane}-strip`}
        name={names[pane]}
        upright={horizontal}
        atStart={pane === before}
        onUnfold={() => onFold(null)}
      />
    );
  return (
    <div ref={group} className={cx('flex h-full min-h-0 min-w-0', !horizontal && 'flex-col')}>
      {[
        stripOf(before),
        paneOf(before),
        alone === null && <Bar key="bar" label={label} horizontal={horizontal} controls={paneId} bar={bar} />,
        paneOf(other(before)),
        stripOf(other(before)),
      ]}
    </div>
  );
}
