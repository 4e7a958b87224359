import { RefundOrderRequest } from '@evident/contracts/http/admin-accounts';
import { REASON_LIMITS } from '@evident/contracts/limits';
import { useId } from 'react';
import { toasts } from '../../lib/toasts.js';
import { useCheckedForm } from '../../lib/use-checked-form.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { FailureLine } from '../../ui/failure-line.js';
import { Field, TextInput } from '../../ui/field.js';
import { useRefundOrderMutation } from './administration-api.js';
import { useAttemptKey } from './use-attempt-key.js';

interface RefundDialogProps {
  orderId: string;
  /** Undefined when the order was entered by its id. */
  unusedTokens?: number;
  onClose: () => void;
}

/** Asks for a reason and refunds the unused tokens of an order. */
export default function RefundDialog({ orderId, unusedTokens, onClose }: RefundDialogProps) {
  const formId = useId();
  const [refund, { isLoading, error }] = useRefundOrderMutation();
  const { keyFor, done } = useAttemptKey();
  const form = useCheckedForm({
    schema: RefundOrderRequest,
    initial: { reason: '' },
    onSubmit: async (body) => {
      const request = { orderId, body };
      const { data } = await refund({ ...request, idempotencyKey: keyFor(request) });
      if (!data) return;
      done();
      const say = data.status === 'failed' ? toasts.error : toasts.success;
      say(data.message);
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Refund this order?"
      description={<code className="break-all">{orderId}</code>}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="danger" busy={isLoading}>
            Refund
          </Button>
        </>
      }
    >
      <p className="mb-4 text-muted">
        {unusedTokens === undefined ? 'The unused tokens' : `${unusedTokens} unused tokens`} of this order are
        removed, and their price is paid back to the buyer. This cannot be undone.
      </p>
      <form id={formId} noValidate onSubmit={form.submit} aria-label="Refund" className="flex flex-col gap-3">
        <Field label="Reason" hint="Stored with the refund." error={form.errors.reason}>
          <TextInput {...form.control('reason')} autoComplete="off" maxLength={REASON_LIMITS.adminMax} />
        </Field>
        <FailureLine error={error} fallback="The order could not be refunded." />
      </form>
    </Dialog>
  );
}
