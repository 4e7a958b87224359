import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
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
  /** Keeps hidden panels in the document, with their state. */
  keepMounted?: boolean;
}

/** ARIA tabs with arrow keys. */
export function Tabs<V extends string>({
  label,
  value,
  items,
  onChange,
  className,
  panelClass,
  keepMounted,
}: TabsProps<V>) {
  return (
    <Base.Root
      value={value}
      onValueChange={(next) => onChange(next as V)}
      className={cx('flex flex-col', className)}
    >
      <Base.List
        aria-label={label}
        activateOnFocus
        className="flex shrink-0 gap-1 overflow-x-auto border-b border-line px-2"
      >
        {items.map((item) => (
          <Base.Tab
            key={item.value}
            value={item.value}
            className="-mb-px flex h-10 shrink-0 items-center gap-2 border-b-2 border-transparent px-2.5 font-medium text-muted outline-offset-[-2px] transition-colors hover:text-ink data-active:border-accent data-active:text-ink pointer-coarse:h-11"
          >
            {item.label}
          </Base.Tab>
        ))}
      </Base.List>
      {items.map((item) => (
        <Base.Panel key={item.value} value={item.value} keepMounted={keepMounted} className={panelClass}>
          {item.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
