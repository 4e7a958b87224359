import { useState, type FormEvent } from 'react';
import type { z } from 'zod';

type Errors<K extends string> = Partial<Record<K, string>>;

export interface CheckedFormOptions<K extends string, Output> {
  /** The schema of the request body. */
  schema: z.ZodType<Output>;
  initial: Record<K, string>;
  /** @returns the server's errors by field, if any. */
  onSubmit: (body: Output) => Promise<Partial<Record<string, string>> | void>;
}

export interface CheckedForm<K extends string> {
  values: Record<K, string>;
  errors: Errors<K>;
  /** Props for the `TextInput` or `TextArea` of a field. */
  control: (name: K) => {
    name: string;
    value: string;
    onChange: (event: { target: { value: string } }) => void;
    onBlur: () => void;
  };
  submit: (event: FormEvent<HTMLFormElement>) => void;
  /** Empties the form. */
  reset: () => void;
}

/**
 * A form for a contract schema. Fields are validated on blur, then on every change. Submitting validates all fields and
 * focuses the first invalid one. The values are kept when the server refuses.
 */
export function useCheckedForm<K extends string, Output>(
  options: CheckedFormOptions<K, Output>,
): CheckedForm<K> {
  const { schema, initial, onSubmit } = options;
  const names = Object.keys(initial) as K[];
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Errors<K>>({});
  const [touched, setTouched] = useState<ReadonlySet<K>>(new Set());

  const check = (body: Record<K, string>): Errors<K> => {
    const found: Errors<K> = {};
    for (const issue of schema.safeParse(body).error?.issues ?? []) {
      const name = names.find((candidate) => candidate === issue.path[0]);
      if (name !== undefined) found[name] ??= issue.message;
    }
    return found;
  };
  const checkOne = (body: Record<K, string>, name: K) => {
    const found = check(body)[name];
    setErrors((shown) => ({ ...shown, [name]: found }));
  };
  const show = (form: HTMLFormElement, found: Errors<string>) => {
    setTouched(new Set(names));
    setErrors(found);
    const first = names.find((name) => found[name] !== undefined);
    const field = first === undefined ? null : form.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  };

  return {
    values,
    reset: () => {
      setValues(initial);
      setErrors({});
      setTouched(new Set());
    },
    errors,
    control: (name) => ({
      name,
      value: values[name],
      onChange: (event) => {
        const next = { ...values, [name]: event.target.value };
        setValues(next);
        if (touched.has(name)) checkOne(next, name);
      },
      onBlur: () => {
        // Leaving an empty field shows no error yet. A server error stays until the field changes.
        if (values[name] === '' || errors[name] !== undefined) return;
        setTouched((seen) => new Set(seen).add(name));
        checkOne(values, name);
      },
    }),
    submit: (event) => {
      event.preventDefault();
      const form = event.currentTarget;
      const parsed = schema.safeParse(values);
      if (!parsed.success) return show(form, check(values));
      setErrors({});
      void onSubmit(parsed.data).then((refused) => {
        if (refused) show(form, refused);
      });
    },
  };
}
