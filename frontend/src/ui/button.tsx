import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { cx } from './cx.js';
import { Spinner } from './spinner.js';

type Variant = 'primary' | 'secondary' | 'ghost' | 'danger';
type Size = 'sm' | 'md' | 'lg';

const VARIANTS: Record<Variant, string> = {
  primary: 'bg-accent text-on-accent border-transparent hover:bg-accent-hover font-semibold',
  secondary: 'bg-surface text-ink border-control hover:bg-raised',
  ghost: 'bg-transparent text-ink border-transparent hover:bg-raised',
  danger: 'bg-surface text-fail border-fail hover:bg-fail-tint',
};
const SIZES: Record<Size, string> = {
  sm: 'h-7 px-2 text-[0.8125rem] pointer-coarse:h-10',
  md: 'h-8 px-3 text-sm pointer-coarse:h-11',
  lg: 'h-10 px-5 text-sm pointer-coarse:h-11',
};

interface ButtonLook {
  variant?: Variant;
  size?: Size;
  /** A square button; give it an `aria-label`. */
  iconOnly?: boolean;
}

/** @returns the classes of a button, for elements of other libraries. */
export function buttonClass({
  variant = 'secondary',
  size = 'md',
  iconOnly = false,
}: ButtonLook = {}): string {
  return cx(
    'inline-flex shrink-0 items-center justify-center gap-2 rounded-control border whitespace-nowrap font-medium select-none',
    'transition-colors disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:opacity-55',
    VARIANTS[variant],
    SIZES[size],
    iconOnly && 'aspect-square px-0',
  );
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  /** Shows a spinner and `busyLabel`. Clicks are ignored; the focus stays. */
  busy?: boolean;
  busyLabel?: string;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({
  variant,
  size,
  iconOnly,
  busy = false,
  busyLabel,
  children,
  className,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={busy && type === 'submit' ? 'button' : type}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
      className={cx(buttonClass({ variant, size, iconOnly }), className)}
    >
      {busy && <Spinner size={14} />}
      {busy && iconOnly ? null : busy && busyLabel !== undefined ? busyLabel : children}
    </button>
  );
}

export function ButtonLink({ variant, size, iconOnly, className, ...rest }: LinkProps & ButtonLook) {
  return <Link {...rest} className={cx(buttonClass({ variant, size, iconOnly }), className)} />;
}
