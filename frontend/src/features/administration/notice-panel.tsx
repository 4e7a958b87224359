import { NOTICE_LIMITS, SetNoticeRequest, type Notice } from '@evident/contracts/notice';
import { z } from 'zod';
import { dateTime } from '../../lib/format.js';
import { useNoticeQuery, useRemoveNoticeMutation, useSetNoticeMutation } from '../../lib/notice-api.js';
import { toasts } from '../../lib/toasts.js';
import { useCheckedForm } from '../../lib/use-checked-form.js';
import { Button } from '../../ui/button.js';
import { FailureLine } from '../../ui/failure-line.js';
import { Field, TextInput } from '../../ui/field.js';
import { Loaded } from '../../ui/loaded.js';
import { Panel } from '../../ui/panel.js';

const shownTime = (iso: string): string => dateTime.format(new Date(iso));

/** What a `datetime-local` field holds: a time of the administrator's own zone, to the minute. */
const toLocal = (at: Date): string =>
  new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

const FormFields = z
  .object({
    text: z.string(),
    pausesFrom: z.string().transform((local) => (local === '' ? null : new Date(local).toISOString())),
    endsAt: z
      .string()
      .min(1, 'Choose when it ends')
      .transform((local) => new Date(local).toISOString()),
  })
  .pipe(SetNoticeRequest);

function Current({ notice }: { notice: Notice }) {
  const [remove, { isLoading, error }] = useRemoveNoticeMutation();
  const { text, pausesFrom, endsAt } = notice;
  const send = async () => {
    const { data } = await remove();
    if (data) toasts.success(data.message);
  };
  return (
    <Panel title="Shown now">
      <div className="flex flex-col gap-3">
        <p className="break-words">{text}</p>
        <p className="text-muted">
          {pausesFrom === null
            ? `Until ${shownTime(endsAt)}. Nothing is paused.`
            : `Work is paused from ${shownTime(pausesFrom)} until ${shownTime(endsAt)}.`}
        </p>
        <FailureLine error={error} fallback="The notice could not be removed." />
        <div>
          <Button busy={isLoading} onClick={() => void send()}>
            {pausesFrom === null ? 'Remove the notice' : 'End the maintenance'}
          </Button>
        </div>
      </div>
    </Panel>
  );
}

function NoticeForm() {
  const [send, { error, isLoading }] = useSetNoticeMutation();
  const form = useCheckedForm({
    schema: FormFields,
    initial: { text: '', pausesFrom: '', endsAt: '' },
    onSubmit: async (body) => {
      const { data } = await send(body);
      if (!data) return;
      form.reset();
      toasts.success('The notice is shown');
    },
  });
  const label = 'Show the notice';
  return (
    <Panel
      title="Tell everybody"
      detail="Stands above each page until it ends. It replaces the earlier notice."
    >
      <form noValidate onSubmit={form.submit} aria-label={label} className="flex flex-col gap-3">
        <Field label="Text" error={form.errors.text}>
          <TextInput {...form.control('text')} autoComplete="off" maxLength={NOTICE_LIMITS.max} />
        </Field>
        <Field
          label="Pause running, submitting and analysing from"
          hint="Everything else goes on. Leave it empty for an announcement that pauses nothing."
          error={form.errors.pausesFrom}
        >
          <TextInput {...form.control('pausesFrom')} type="datetime-local" />
        </Field>
        <Field label="Ends at" hint="In your time zone." error={form.errors.endsAt}>
          <TextInput {...form.control('endsAt')} type="datetime-local" min={toLocal(new Date())} />
        </Field>
        <FailureLine error={error} fallback="The notice could not be set." />
        <div>
          <Button type="submit" busy={isLoading}>
            {label}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

/** Sets the notice above each page: an announcement, or maintenance that pauses work. */
export default function NoticePanel() {
  const { data, error, refetch } = useNoticeQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Loaded what="the notice" data={data} error={error} onRetry={refetch} rows={3}>
      {({ notice }) => (
        <>
          {notice && <Current notice={notice} />}
          <NoticeForm />
        </>
      )}
    </Loaded>
  );
}
