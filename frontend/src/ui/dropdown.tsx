import { useId, useState, type ReactNode } from 'react';
import { Button } from './button.js';
import { cx } from './cx.js';

interface DropdownProps {
  /** Accessible name of the button. */
  label: string;
  /** Content of the button. */
  button: ReactNode;
  /** Whether the button shows only an icon. */
  iconOnly?: boolean;
  size?: 'sm' | 'md';
  /** @param close closes the panel and returns the focus to the button. */
  children: (close: () => void) => ReactNode;
  className?: string;
}

/** A button that opens a panel of links and buttons below it. Escape and a loss of the focus close it. */
export function Dropdown({
  label,
  button,
  iconOnly = false,
  size = 'md',
  children,
  className,
}: DropdownProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const triggerId = useId();
  const close = () => {
    setOpen(false);
    document.getElementById(triggerId)?.focus();
  };
  return (
    <div
      className={cx('relative', className)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        close();
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <Button
        id={triggerId}
        variant="ghost"
        size={size}
        iconOnly={iconOnly}
        aria-label={label}
        title={label}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {button}
      </Button>
      <div
        id={id}
        role="group"
        aria-label={label}
        // Keeps the focus inside when a part that cannot have it is clicked; Safari focuses no button on a click.
        tabIndex={-1}
        hidden={!open}
        className="absolute top-full right-0 z-40 mt-1 min-w-44 rounded-panel border border-line bg-surface p-1 shadow-floating outline-none"
      >
        {open && children(close)}
      </div>
    </div>
  );
}

/** The classes of a link or button in a {@link Dropdown}. */
export const dropdownItem =
  'flex min-h-9 w-full items-center gap-2 rounded-control px-3 text-left text-sm hover:bg-raised pointer-coarse:min-h-11';
