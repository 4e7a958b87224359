import type { ReactNode } from 'react';
import { asApiError } from '../../lib/api.js';
import { useCheckedForm, type CheckedForm, type CheckedFormOptions } from '../../lib/use-checked-form.js';
import { Button } from '../../ui/button.js';
import { Field, TextInput } from '../../ui/field.js';
import { WarningIcon } from '../../ui/icons.js';

/** Why the form was refused, where the reader looks; what belongs to one field stands at that field. */
function Refusal({ error }: { error: unknown }) {
  const known = asApiError(error);
  if (!known || Object.keys(known.fields).length > 0) return null;
  return (
    <p role="alert" className="flex items-start gap-2 rounded-control bg-fail-tint px-3 py-2 text-fail">
      <WarningIcon className="mt-0.5 shrink-0" />
      {known.message}
    </p>
  );
}

interface AuthFormProps<K extends string, Body> extends Pick<
  CheckedFormOptions<K, Body>,
  'schema' | 'initial'
> {
  /** Of the form, and on its button. */
  name: string;
  busyLabel: string;
  send: (body: Body) => Promise<{ error?: unknown }>;
  /** How the last sending stands. */
  state: { isLoading: boolean; error?: unknown };
  children: (form: CheckedForm<K>) => ReactNode;
}

/** What logging in and signing up share: check, send, say why not. */
export function AuthForm<K extends string, Body>({
  schema,
  initial,
  name,
  busyLabel,
  send,
  state,
  children,
}: AuthFormProps<K, Body>) {
  const form = useCheckedForm({
    schema,
    initial,
    onSubmit: async (body) => asApiError((await send(body)).error)?.fields,
  });
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-4" aria-label={name}>
      <Refusal error={state.error} />
      {children(form)}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        busy={state.isLoading}
        busyLabel={busyLabel}
        className="mt-1 w-full"
      >
        {name}
      </Button>
    </form>
  );
}

export function EmailField({ label, form }: { label: string; form: CheckedForm<'email'> }) {
  return (
    <Field label={label} error={form.errors.email}>
      <TextInput
        {...form.control('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        placeholder="you@example.com"
        required
      />
    </Field>
  );
}
