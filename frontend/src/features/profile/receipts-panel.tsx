import type { Receipt } from '@evident/contracts/http/payments';
import { lazy, Suspense, useState } from 'react';
import { counted } from '../../lib/format.js';
import { rupees } from '../../lib/rupees.js';
import { useFailureLog } from '../../lib/use-failure-log.js';
import { Button } from '../../ui/button.js';
import { EmptyState } from '../../ui/empty-state.js';
import { LoadedList } from '../../ui/loaded.js';
import { Panel } from '../../ui/panel.js';
import { Time } from '../../ui/time.js';
import { useGetReceiptsQuery } from './profile-api.js';
import { ReceiptState } from './receipt-state.js';

const ReceiptDialog = lazy(() => import('./receipt-dialog.js'));

function Line({ receipt, onOpen }: { receipt: Receipt; onOpen: () => void }) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="tabular font-medium">{rupees.format(receipt.amount)}</span>
          <span className="tabular">{counted(receipt.tokens, 'token')}</span>
          <Time iso={receipt.createdAt} className="text-xs text-muted" />
        </p>
        <dl className="mt-1 grid grid-cols-[4rem_1fr] text-xs">
          <dt className="text-muted">Order</dt>
          <dd className="min-w-0">
            <code className="break-all select-all">{receipt.orderId}</code>
          </dd>
          {receipt.paymentId !== null && (
            <>
              <dt className="text-muted">Payment</dt>
              <dd className="min-w-0">
                <code className="break-all select-all">{receipt.paymentId}</code>
              </dd>
            </>
          )}
        </dl>
      </div>
      <div className="flex items-start gap-4">
        <div>
          <ReceiptState receipt={receipt} />
        </div>
        <Button size="sm" onClick={onOpen} aria-label={`Receipt of ${receipt.orderId}`}>
          Receipt
        </Button>
      </div>
    </li>
  );
}

/** The user's orders with their payment ids, which a refund request names. */
export function ReceiptsPanel() {
  const { data, error, refetch } = useGetReceiptsQuery();
  const [open, setOpen] = useState<Receipt | null>(null);
  useFailureLog(error, 'The receipts could not be loaded');
  return (
    <Panel title="Receipts" bodyClass="min-h-24">
      <LoadedList
        what="the receipts"
        data={data}
        error={error}
        onRetry={refetch}
        rows={2}
        rowClass="h-14"
        empty={<EmptyState title="No receipts yet" />}
      >
        {(receipts) => (
          <ul className="divide-y divide-line text-sm">
            {receipts.map((receipt) => (
              <Line key={receipt.orderId} receipt={receipt} onOpen={() => setOpen(receipt)} />
            ))}
          </ul>
        )}
      </LoadedList>
      {open && (
        <Suspense>
          <ReceiptDialog receipt={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </Panel>
  );
}
