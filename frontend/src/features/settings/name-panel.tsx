import { RenameRequest } from '@evident/contracts/http/preferences';
import { asApiError } from '../../lib/api.js';
import { toasts } from '../../lib/toasts.js';
import { useCheckedForm } from '../../lib/use-checked-form.js';
import { Button } from '../../ui/button.js';
import { Field, TextInput } from '../../ui/field.js';
import { Panel } from '../../ui/panel.js';
import { useRenameMutation } from './settings-api.js';

/** The name that others see. Needs a new mount when the name is changed elsewhere. */
export default function NamePanel({ name, email }: { name: string; email: string }) {
  const [rename, { isLoading }] = useRenameMutation();
  const form = useCheckedForm({
    schema: RenameRequest,
    initial: { name },
    onSubmit: async (body) => {
      const { data, error } = await rename(body);
      if (data) return void toasts.success(data.message);
      const refused = asApiError(error);
      return refused?.fields.name
        ? refused.fields
        : { name: refused?.message ?? 'The name could not be changed' };
    },
  });
  const changed = form.values.name.trim() !== name;
  return (
    <Panel title="Name" detail="Others see it beside what you write.">
      <form noValidate onSubmit={form.submit} aria-label="Name" className="flex max-w-sm flex-col gap-4">
        <Field label="Full name" error={form.errors.name} hint={`You log in with ${email}`}>
          <TextInput {...form.control('name')} autoComplete="name" required />
        </Field>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Button type="submit" variant="primary" busy={isLoading} disabled={!changed}>
            Save name
          </Button>
          {changed && (
            <>
              <Button variant="ghost" onClick={form.reset}>
                Discard
              </Button>
              <span role="status" className="text-[0.8125rem] text-muted">
                Not saved yet
              </span>
            </>
          )}
        </div>
      </form>
    </Panel>
  );
}
