import { DeleteAccountRequest } from '@evident/contracts/http/account';
import { useId } from 'react';
import { asApiError } from '../../lib/api.js';
import { sessionEnded } from '../../lib/session-slice.js';
import { toasts } from '../../lib/toasts.js';
import { useCheckedForm } from '../../lib/use-checked-form.js';
import { useAppDispatch } from '../../store/index.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { Field, TextInput } from '../../ui/field.js';
import { useDeleteAccountMutation } from './settings-api.js';

export default function DeleteAccountDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const formId = useId();
  const dispatch = useAppDispatch();
  const [deleteAccount, { isLoading }] = useDeleteAccountMutation();
  const form = useCheckedForm({
    schema: DeleteAccountRequest,
    initial: { password: '' },
    onSubmit: async (body) => {
      const { data, error } = await deleteAccount(body);
      if (data) {
        toasts.blank(data.message);
        dispatch(sessionEnded());
        return;
      }
      const refused = asApiError(error);
      return { password: refused?.message ?? 'The account could not be deleted', ...refused?.fields };
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Delete your account?"
      description="This cannot be undone."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="danger" busy={isLoading}>
            Delete account
          </Button>
        </>
      }
    >
      <p className="mb-4 text-muted">
        This also deletes your submissions, drafts, notes, playlists and unused tokens. Download your data
        first if you want to keep it.
      </p>
      <form id={formId} noValidate onSubmit={form.submit} aria-label="Delete account">
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <Field label="Password" error={form.errors.password}>
          <TextInput {...form.control('password')} type="password" autoComplete="current-password" required />
        </Field>
      </form>
    </Dialog>
  );
}
