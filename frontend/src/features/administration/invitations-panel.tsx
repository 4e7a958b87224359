import { CreateInvitationRequest, type Invitation } from '@evident/contracts/http/enrolment';
import { ENROLMENT_LIMITS } from '@evident/contracts/limits';
import { useState } from 'react';
import { z } from 'zod';
import { asApiError } from '../../lib/api.js';
import { toasts } from '../../lib/toasts.js';
import { useCheckedForm } from '../../lib/use-checked-form.js';
import { useFailureLog } from '../../lib/use-failure-log.js';
import { Button } from '../../ui/button.js';
import { EmptyState } from '../../ui/empty-state.js';
import { FailureLine } from '../../ui/failure-line.js';
import { Field, TextInput } from '../../ui/field.js';
import { LoadedList } from '../../ui/loaded.js';
import { Panel } from '../../ui/panel.js';
import { Select } from '../../ui/select.js';
import { Table, Td, Th, Tr } from '../../ui/table.js';
import { Time } from '../../ui/time.js';
import { useInvitationsQuery, useInviteMutation, useWithdrawInvitationMutation } from './people-api.js';

const STATES: Record<Invitation['state'], string> = {
  open: 'Open',
  used: 'Used',
  revoked: 'Withdrawn',
  expired: 'Expired',
};

type Delivery = 'mail' | 'show';
const DELIVERIES = [
  { value: 'mail', label: 'Mail it' },
  { value: 'show', label: 'Show it to me' },
] as const;

/** The form has texts; the request has null for "whoever has the link" and a number of days. */
const InviteForm = z.object({
  email: z
    .string()
    .transform((text) => text.trim() || null)
    .pipe(CreateInvitationRequest.shape.email),
  validDays: z.coerce
    .number('Days are a whole number')
    .int('Days are a whole number')
    .min(1, 'At least one day')
    .max(ENROLMENT_LIMITS.invitationDaysMax, `At most ${ENROLMENT_LIMITS.invitationDaysMax} days`),
});

/** A link that is shown once. */
function ShownLink({ link }: { link: string }) {
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    toasts.success('Link copied');
  };
  return (
    <Field label="Link of the invitation" hint="It is shown once. Whoever has it can use it.">
      <div className="flex gap-2">
        <TextInput readOnly value={link} onFocus={(event) => event.target.select()} />
        <Button className="h-9" onClick={() => void copy().catch(() => toasts.error('Copy it by hand'))}>
          Copy
        </Button>
      </div>
    </Field>
  );
}

function Invite() {
  const [send, { data, error, isLoading }] = useInviteMutation();
  const [delivery, setDelivery] = useState<Delivery>('mail');
  const form = useCheckedForm({
    schema: InviteForm,
    initial: { email: '', validDays: '7' },
    onSubmit: async (body) => {
      const answer = await send({ ...body, send: delivery === 'mail' && body.email !== null });
      const fields = asApiError(answer.error)?.fields;
      if (fields && Object.keys(fields).length > 0) return fields;
      if (answer.data) {
        form.reset();
        if (answer.data.link === null) toasts.success(answer.data.message);
      }
      return undefined;
    },
  });
  return (
    <form noValidate onSubmit={form.submit} aria-label="Invite a person" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <Field
          label="Email"
          error={form.errors.email}
          hint="Leave it empty to get a link that anybody can use once."
          className="w-full max-w-md"
        >
          <TextInput {...form.control('email')} type="email" autoComplete="off" spellCheck={false} />
        </Field>
        <Field label="Days until it expires" error={form.errors.validDays}>
          <TextInput {...form.control('validDays')} inputMode="numeric" autoComplete="off" />
        </Field>
        <Select label="Link" value={delivery} options={DELIVERIES} onChange={setDelivery} />
        <Button type="submit" variant="primary" busy={isLoading} className="mt-6.5 h-9">
          Invite
        </Button>
      </div>
      <FailureLine error={error} fallback="The invitation could not be made." />
      {data?.link != null && <ShownLink link={data.link} />}
    </form>
  );
}

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const [withdraw, { isLoading }] = useWithdrawInvitationMutation();
  const { id, email, state, expiresAt, usedBy } = invitation;
  const who = email ?? 'Whoever has the link';
  const end = async () => {
    const { data, error } = await withdraw(id);
    if (data) toasts.success(data.message);
    else toasts.error(asApiError(error)?.message ?? 'The invitation could not be withdrawn');
  };
  return (
    <Tr>
      <Td className="min-w-32 wrap-anywhere">{who}</Td>
      <Td>{usedBy === null || usedBy === email ? STATES[state] : `Used by ${usedBy}`}</Td>
      <Td>
        <Time iso={expiresAt} />
      </Td>
      <Td className="text-right">
        {state === 'open' && (
          <Button size="sm" busy={isLoading} aria-label={`Withdraw: ${who}`} onClick={() => void end()}>
            Withdraw
          </Button>
        )}
      </Td>
    </Tr>
  );
}

function InvitationList() {
  const { data, error, refetch } = useInvitationsQuery(undefined, { refetchOnMountOrArgChange: true });
  useFailureLog(error, 'The invitations could not be loaded');
  return (
    <LoadedList
      what="the invitations"
      data={data}
      error={error}
      onRetry={refetch}
      rows={3}
      rowClass="h-9"
      empty={<EmptyState title="Nobody was invited yet." />}
    >
      {(invitations) => (
        <Table caption="Invitations">
          <thead>
            <tr>
              {['For', 'State', 'Expires'].map((head) => (
                <Th key={head}>{head}</Th>
              ))}
              <Th>
                <span className="sr-only">Actions</span>
              </Th>
            </tr>
          </thead>
          <tbody>
            {invitations.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} />
            ))}
          </tbody>
        </Table>
      )}
    </LoadedList>
  );
}

/** Invites single people, and shows what became of the invitations. */
export function InvitationsPanel() {
  return (
    <Panel title="Invitations" detail="Each makes one account." bodyClass="flex flex-col gap-5 p-4">
      <Invite />
      <InvitationList />
    </Panel>
  );
}
