import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { cx } from './cx.js';
import { useChosenVisible } from './use-chosen-visible.js';

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

/** Tabs, selected by click, arrow keys, Home and End. Only the selected panel is rendered. */
export function Tabs<V extends string>({
  label,
  value,
  items,
  onChange,
  className,
  panelClass,
}: TabsProps<V>) {
  const list = useChosenVisible<HTMLDivElement>(value, '[aria-selected="true"]');
  return (
    <BaseTabs.Root
      value={value}
      onValueChange={(next: V) => onChange(next)}
      className={cx('flex flex-col', className)}
    >
      <BaseTabs.List
        ref={list}
        activateOnFocus
        aria-label={label}
        className="flex shrink-0 gap-1 overflow-x-auto border-b border-line px-2"
      >
        {items.map((item) => (
          <BaseTabs.Tab
            key={item.value}
            value={item.value}
            className="-mb-px flex h-10 shrink-0 items-center gap-2 border-b-2 border-transparent px-2.5 font-medium text-muted outline-offset-[-2px] transition-colors hover:text-ink aria-selected:border-accent aria-selected:text-ink pointer-coarse:h-11"
          >
            {item.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      <BaseTabs.Panel key={value} value={value} className={panelClass}>
        {items.find((item) => item.value === value)?.content}
      </BaseTabs.Panel>
    </BaseTabs.Root>
  );
}
