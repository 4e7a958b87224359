import type { ReactNode } from 'react';
import { Button } from './button.js';

interface ShowOlderProps {
  busy: boolean;
  onClick: () => void;
  /** Below the button. */
  children?: ReactNode;
}

/** The button below a list with more pages. */
export function ShowOlder({ busy, onClick, children }: ShowOlderProps) {
  return (
    <div className="flex flex-col items-center gap-1 border-t border-line p-2">
      <Button size="sm" variant="ghost" busy={busy} onClick={onClick}>
        Show older
      </Button>
      {children}
    </div>
  );
}
