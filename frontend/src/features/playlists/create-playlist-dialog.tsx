import { CreatePlaylistRequest } from '@evident/contracts/http/playlists';
import { useId } from 'react';
import { asApiError } from '../../lib/api.js';
import { useCheckedForm } from '../../lib/use-checked-form.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { Field, TextArea, TextInput } from '../../ui/field.js';
import { useCreatePlaylistMutation } from './playlists-api.js';

interface CreatePlaylistDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Stays mounted while closed, so that unfinished input is kept. */
export default function CreatePlaylistDialog({ open, onClose }: CreatePlaylistDialogProps) {
  const formId = useId();
  const [create, { isLoading }] = useCreatePlaylistMutation();
  const form = useCheckedForm({
    schema: CreatePlaylistRequest,
    initial: { name: '', description: '' },
    onSubmit: async (body) => {
      const answer = await create(body);
      if (answer.error) return asApiError(answer.error)?.fields;
      form.reset();
      onClose();
    },
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Create Playlist"
      description="A list of problems that only you see."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" busy={isLoading}>
            Create Playlist
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={form.submit}
        className="flex flex-col gap-4"
        aria-label="Create Playlist"
      >
        <Field label="Name" error={form.errors.name}>
          <TextInput {...form.control('name')} placeholder="Graphs to revisit" autoComplete="off" required />
        </Field>
        <Field label="Description (optional)" error={form.errors.description}>
          <TextArea {...form.control('description')} rows={3} />
        </Field>
      </form>
    </Dialog>
  );
}
