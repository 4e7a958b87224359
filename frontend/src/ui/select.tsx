import { useId } from 'react';
import { cx } from './cx.js';

interface Option<V extends string> {
  value: V;
  label: string;
}

interface SelectProps<V extends string> {
  /** Label of the control; `hideLabel` shows it to screen readers only. */
  label: string;
  hideLabel?: boolean;
  value: V;
  options: readonly Option<V>[];
  onChange: (value: V) => void;
  className?: string;
  disabled?: boolean;
}

/** A styled native select, which phones and screen readers support best. */
export function Select<V extends string>({
  label,
  hideLabel = false,
  value,
  options,
  onChange,
  className,
  disabled,
}: SelectProps<V>) {
  const id = useId();
  return (
    <div className={cx('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-sm font-medium'}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        disabled={disabled}
        // All options are of type V.
        onChange={(event) => onChange(event.target.value as V)}
        className="select h-9 w-full truncate rounded-control border border-control bg-surface pl-3 text-ink hover:bg-raised disabled:opacity-55 pointer-coarse:h-11"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
