import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';

interface TooltipProps {
  content: ReactNode;
  /** The control that it explains; must accept a ref and DOM properties. */
  children: ReactElement;
  side?: 'top' | 'bottom' | 'left' | 'right';
}

/** Extra words on hover and focus; never the only place of a fact. */
export function Tooltip({ content, children, side = 'top' }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} delay={350} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={6} className="z-50">
          <Base.Popup className="max-w-64 rounded-control bg-ink px-2 py-1 text-xs text-canvas shadow-floating">
            {content}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
