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

export interface SplitHandle {
  /** Collapses or expands the collapsible pane. */
  toggleCollapsed(): void;
  /** Share of the first pane in percent. */
  share(): number;
  setShare(percent: number): void;
}

interface SplitViewProps {
  /** Storage key of the size. */
  id: string;
  orientation: 'horizontal' | 'vertical';
  /** Accessible name of the bar between the panes. */
  label: string;
  first: ReactNode;
  second: ReactNode;
  /** Initial CSS length of the first pane, e.g. `42%` or `550px`. */
  firstSize: string;
  /** Minimum size of an expanded pane. */
  minPx: number;
  /** The pane that Enter, a drag to the edge and `toggleCollapsed` collapse. */
  collapsible: 'first' | 'second';
  ref?: Ref<SplitHandle>;
}

const KEY_STEP_PERCENT = 2;
const isPercent = (value: unknown): value is number => isNumber(value) && value >= 0 && value <= 100;

/** @returns the new position in percent, or null when the key does not move the bar. */
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
 * Two panes with a bar between them. The bar is moved by dragging, arrow keys, Home and End; Enter collapses a pane and
 * a double click resets the bar. The position is stored on this device.
 */
export function SplitView(props: SplitViewProps) {
  const { id, orientation, label, first, second, firstSize, minPx, collapsible, ref } = props;
  const horizontal = orientation === 'horizontal';
  const paneId = useId();
  const [stored, store] = useStored<number | null>(`evident:split:${id}`, isPercent, null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [collapsed, setCollapsed] = useState(false);
  const { group, firstPane, now, total } = useMeasured(horizontal);

  const inBounds = (percent: number): number => {
    const least = total() > 0 ? Math.min(50, (minPx / total()) * 100) : 0;
    return Math.min(100 - least, Math.max(least, percent));
  };
  const moveTo = (percent: number) => {
    setCollapsed(false);
    store(inBounds(percent));
  };
  useImperativeHandle(ref, () => ({
    toggleCollapsed: () => setCollapsed((closed) => !closed),
    share: () => now,
    setShare: moveTo,
  }));

  const onKeyDown = (event: KeyboardEvent) => {
    const next = event.key === 'Enter' ? null : moved(event.key, horizontal, now);
    if (event.key !== 'Enter' && next === null) return;
    event.preventDefault();
    if (next === null) setCollapsed(!collapsed);
    else moveTo(next);
  };
  const onPointerMove = (event: PointerEvent) => {
    const box = group.current?.getBoundingClientRect();
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const at = horizontal ? event.clientX - box.left : event.clientY - box.top;
    const size = horizontal ? box.width : box.height;
    const left = collapsible === 'first' ? at : size - at;
    setCollapsed(left < minPx / 2);
    setDragged(inBounds((at / size) * 100));
  };
  const endDrag = () => {
    if (dragged !== null && !collapsed) store(dragged);
    setDragged(null);
  };

  const share = dragged ?? stored;
  const basis = share === null ? firstSize : `${share}%`;
  const closed = (pane: 'first' | 'second') => collapsed && collapsible === pane;
  const least = { [horizontal ? 'minWidth' : 'minHeight']: minPx };
  return (
    <div ref={group} className={cx('flex h-full min-h-0 min-w-0', !horizontal && 'flex-col')}>
      <div
        ref={firstPane}
        id={paneId}
        hidden={closed('first')}
        style={{ flex: closed('second') ? '1 1 0' : `0 1 ${basis}`, ...least }}
        className="overflow-hidden"
      >
        {first}
      </div>
      <div
        role="separator"
        tabIndex={0}
        aria-label={label}
        aria-orientation={horizontal ? 'vertical' : 'horizontal'}
        aria-controls={paneId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={collapsed ? (collapsible === 'first' ? 0 : 100) : now}
        data-active={dragged !== null || undefined}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setDragged(now);
        }}
        onPointerMove={onPointerMove}
        onPointerUp={endDrag}
        onPointerCancel={endDrag}
        onDoubleClick={() => {
          setCollapsed(false);
          store(null);
        }}
        className={cx(
          'group relative z-10 shrink-0 touch-none bg-line outline-none transition-colors',
          'hover:bg-accent focus-visible:bg-accent data-active:bg-accent',
          // The bar is one pixel wide; its hit area is wider.
          'before:absolute before:content-[""]',
          horizontal
            ? 'w-px cursor-col-resize before:inset-y-0 before:-inset-x-1.5'
            : 'h-px cursor-row-resize before:inset-x-0 before:-inset-y-1.5',
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
      </div>
      <div hidden={closed('second')} style={{ flex: '1 1 0', ...least }} className="overflow-hidden">
        {second}
      </div>
    </div>
  );
}
