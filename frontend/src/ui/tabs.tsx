import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from './cx.js';

export interface TabItem<V extends string> {
  value: V;
  label: ReactNode;
  content: ReactNode;
}

interface TabsProps<V extends string> {
  label: string;
  value: V;
  items: readonly TabItem<V>[];
  onChange: (value: V) => void;
  className?: string;
  panelClass?: string;
}

/** @returns where a key of the tab list leads, or null for any other key. */
function target(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowLeft':
      return (at + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** ARIA tabs: arrow keys, Home and End choose, Tab goes on into the panel. Only the chosen panel is in the document. */
export function Tabs<V extends string>({
  label,
  value,
  items,
  onChange,
  className,
  panelClass,
}: TabsProps<V>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    items.findIndex((item) => item.value === value),
  );
  // On a phone the chosen tab may lie beyond the list's edge, after a reload above all.
  useEffect(() => {
    const box = list.current;
    const tab = box?.querySelector('[aria-selected="true"]');
    if (!box || !tab) return;
    const [seen, wanted] = [box.getBoundingClientRect(), tab.getBoundingClientRect()];
    box.scrollLeft += Math.max(0, wanted.right - seen.right) - Math.max(0, seen.left - wanted.left);
  }, [at]);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = target(event.key, at, items.length);
    const item = next === null ? undefined : items[next];
    if (next === null || !item || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onChange(item.value);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <div className={cx('flex flex-col', className)}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="flex shrink-0 gap-1 overflow-x-auto border-b border-line px-2"
      >
        {items.map((item, index) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-tab-${item.value}`}
            aria-controls={index === at ? `${id}-panel` : undefined}
            aria-selected={index === at}
            tabIndex={index === at ? 0 : -1}
            onClick={() => onChange(item.value)}
            className="-mb-px flex h-10 shrink-0 items-center gap-2 border-b-2 border-transparent px-2.5 font-medium text-muted outline-offset-[-2px] transition-colors hover:text-ink aria-selected:border-accent aria-selected:text-ink pointer-coarse:h-11"
          >
            {item.label}
          </button>
        ))}
      </div>
      <div
        key={value}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${items[at]?.value ?? value}`}
        tabIndex={0}
        className={panelClass}
      >
        {items[at]?.content}
      </div>
    </div>
  );
}
