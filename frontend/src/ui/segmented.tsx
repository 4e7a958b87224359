import { cx } from './cx.js';

interface SegmentedProps<V extends string> {
  label: string;
  value: V;
  options: readonly { value: V; label: string }[];
  onChange: (value: V) => void;
}

/** A row of buttons of which one is pressed; it scrolls where it is too narrow. */
export function Segmented<V extends string>({ label, value, options, onChange }: SegmentedProps<V>) {
  return (
    <div
      role="group"
      aria-label={label}
      className="flex w-fit max-w-full overflow-x-auto rounded-control border border-control"
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={value === option.value}
          onClick={() => onChange(option.value)}
          className={cx(
            'tabular h-8 shrink-0 px-3 font-medium whitespace-nowrap outline-offset-[-2px] first:rounded-l-[5px] last:rounded-r-[5px] pointer-coarse:h-11',
            value === option.value ? 'bg-selection text-ink' : 'text-muted hover:bg-raised',
          )}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
