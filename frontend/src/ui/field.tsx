import {
  createContext,
  use,
  useId,
  useMemo,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type TextareaHTMLAttributes,
} from 'react';
import { cx } from './cx.js';

export const inputClass =
  'w-full rounded-control border border-control bg-surface px-3 text-ink placeholder:text-muted ' +
  'aria-invalid:border-fail disabled:opacity-55';

interface Wiring {
  controlId: string;
  describedBy: string | undefined;
  invalid: boolean;
}
const FieldContext = createContext<Wiring | null>(null);

interface FieldProps {
  label: ReactNode;
  /** Message under the control; replaces the hint and describes the control for screen readers. */
  error?: string;
  hint?: ReactNode;
  className?: string;
  /** One `TextInput` or `TextArea`, or an element that takes `useFieldControl()`. */
  children: ReactNode;
}

/** A label, one control and its message. */
export function Field({ label, error, hint, className, children }: FieldProps) {
  const id = useId();
  const invalid = error !== undefined;
  const described = invalid || hint !== undefined;
  const wiring = useMemo(
    () => ({ controlId: id, describedBy: described ? `${id}-note` : undefined, invalid }),
    [id, described, invalid],
  );
  return (
    <div className={cx('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <FieldContext value={wiring}>{children}</FieldContext>
      {described && (
        <p id={`${id}-note`} className={cx('text-[0.8125rem]', invalid ? 'text-fail' : 'text-muted')}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
}

/** @returns the attributes that connect a control with the `Field` around it. */
function useFieldControl() {
  const wiring = use(FieldContext);
  if (!wiring) return {};
  return {
    id: wiring.controlId,
    'aria-describedby': wiring.describedBy,
    'aria-invalid': wiring.invalid || undefined,
  };
}

/** Labelled by the `Field` around it; elsewhere it needs an `aria-label`. */
export function TextInput({
  className,
  ...rest
}: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }) {
  return (
    <input
      {...useFieldControl()}
      {...rest}
      className={cx(inputClass, 'h-9 pointer-coarse:h-11', className)}
    />
  );
}

export function TextArea({
  className,
  ...rest
}: TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> }) {
  return <textarea {...useFieldControl()} {...rest} className={cx(inputClass, 'min-h-20 py-2', className)} />;
}

/** A checkbox with its label. */
export function CheckBox({
  label,
  className,
  ...rest
}: InputHTMLAttributes<HTMLInputElement> & { label: string; ref?: Ref<HTMLInputElement> }) {
  return (
    <label className={cx('flex items-center gap-2', className)}>
      <input type="checkbox" {...rest} className="size-4 accent-accent" />
      {label}
    </label>
  );
}
