import { OrderId } from '@evident/contracts/http/admin-accounts';
import { lazy, Suspense, useState } from 'react';
import { z } from 'zod';
import { useCheckedForm } from '../../lib/use-checked-form.js';
import { Button } from '../../ui/button.js';
import { Field, TextInput } from '../../ui/field.js';
import { Panel } from '../../ui/panel.js';

const RefundDialog = lazy(() => import('./refund-dialog.js'));

const Search = z.object({ orderId: OrderId });

/** Refunds an order by the id that the payment provider shows. */
export function RefundByOrder() {
  const [orderId, setOrderId] = useState<string | null>(null);
  const form = useCheckedForm({
    schema: Search,
    initial: { orderId: '' },
    onSubmit: (wanted) => {
      setOrderId(wanted.orderId);
      return Promise.resolve();
    },
  });
  return (
    <Panel title="Refund an order by its id">
      <form
        noValidate
        onSubmit={form.submit}
        aria-label="Refund an order by its id"
        className="flex flex-wrap items-start gap-x-3 gap-y-2"
      >
        <Field
          label="Order id"
          hint="As the payment provider shows it."
          error={form.errors.orderId}
          className="w-full max-w-md"
        >
          <TextInput {...form.control('orderId')} autoComplete="off" spellCheck={false} />
        </Field>
        <Button type="submit" className="h-9 sm:mt-6.5">
          Refund
        </Button>
      </form>
      {orderId !== null && (
        <Suspense>
          <RefundDialog orderId={orderId} onClose={() => setOrderId(null)} />
        </Suspense>
      )}
    </Panel>
  );
}
