import { AdjustTokensRequest } from '@evident/contracts/http/admin-accounts';
import type { User } from '@evident/contracts/http/auth';
import { REASON_LIMITS } from '@evident/contracts/limits';
import { lazy, Suspense, useState } from 'react';
import { z } from 'zod';
import { toasts } from '../../lib/toasts.js';
import { useCheckedForm } from '../../lib/use-checked-form.js';
import { Button } from '../../ui/button.js';
import { FailureLine } from '../../ui/failure-line.js';
import { Field, TextInput } from '../../ui/field.js';
import { Panel } from '../../ui/panel.js';
import { useAdjustTokensMutation } from './administration-api.js';
import { useAttemptKey } from './use-attempt-key.js';

const AdjustDialog = lazy(() => import('./adjust-dialog.js'));

const { delta, reason } = AdjustTokensRequest.shape;
/** The input as typed: "2", "+2" or "-2". */
const Typed = z.object({
  delta: z
    .string()
    .trim()
    .regex(/^[+\-−]?\d+$/, 'Enter a whole number such as 2 or -2')
    .transform((text) => Number(text.replace('−', '-')))
    .pipe(delta),
  reason,
});

/** Adds or removes tokens after a confirmation; the reason is stored. */
export function AdjustTokens({ user }: { user: User }) {
  const [adjust, { error, isLoading, reset }] = useAdjustTokensMutation();
  const [asked, setAsked] = useState<AdjustTokensRequest | null>(null);
  const { keyFor, done } = useAttemptKey();
  const form = useCheckedForm({
    schema: Typed,
    initial: { delta: '', reason: '' },
    onSubmit: (body) => {
      reset();
      setAsked(body);
      return Promise.resolve();
    },
  });
  const confirm = async (body: AdjustTokensRequest) => {
    const request = { userId: user.id, body };
    const { data } = await adjust({ ...request, idempotencyKey: keyFor(request) });
    setAsked(null);
    if (!data) return;
    done();
    form.reset();
    toasts.success(data.message);
  };
  return (
    <Panel title="Give or take tokens">
      <form
        noValidate
        onSubmit={form.submit}
        aria-label="Give or take tokens"
        className="flex flex-col gap-3"
      >
        <Field label="Tokens" hint="Use a negative number to remove tokens." error={form.errors.delta}>
          <TextInput {...form.control('delta')} autoComplete="off" maxLength={6} className="tabular" />
        </Field>
        <Field label="Reason" hint="The learner sees it in the token history." error={form.errors.reason}>
          <TextInput {...form.control('reason')} autoComplete="off" maxLength={REASON_LIMITS.adminMax} />
        </Field>
        <FailureLine error={error} fallback="The tokens could not be adjusted." />
        <div>
          <Button type="submit" busy={isLoading}>
            Adjust tokens
          </Button>
        </div>
      </form>
      {asked && (
        <Suspense>
          <AdjustDialog
            user={user}
            asked={asked}
            busy={isLoading}
            onConfirm={() => void confirm(asked)}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </Panel>
  );
}
