import type { Receipt } from '@evident/contracts/http/payments';
import { lazy, Suspense, useState } from 'react';
import { useFailureLog } from '../../lib/use-failure-log.js';
import { Button } from '../../ui/button.js';
import { EmptyState } from '../../ui/empty-state.js';
import { LoadedList } from '../../ui/loaded.js';
import { Panel } from '../../ui/panel.js';
import { Table, Td, Th, Tr } from '../../ui/table.js';
import { Time } from '../../ui/time.js';
import { useGetReceiptsQuery } from './profile-api.js';
import { ReceiptState, rupees } from './receipt-state.js';

const ReceiptDialog = lazy(() => import('./receipt-dialog.js'));

function Line({ receipt, onOpen }: { receipt: Receipt; onOpen: () => void }) {
  return (
    <Tr>
      <Td className="py-2 pl-4 whitespace-nowrap">
        <Time iso={receipt.createdAt} />
      </Td>
      <Td className="py-2">
        <code className="block text-xs break-all select-all">{receipt.orderId}</code>
        {receipt.paymentId !== null && (
          <code className="block text-xs break-all text-muted select-all">{receipt.paymentId}</code>
        )}
      </Td>
      <Td className="tabular text-right whitespace-nowrap">{rupees.format(receipt.amount)}</Td>
      <Td className="tabular text-right">{receipt.tokens}</Td>
      <Td className="py-2">
        <ReceiptState receipt={receipt} />
      </Td>
      <Td className="pr-4 text-right">
        <Button size="sm" onClick={onOpen} aria-label={`Receipt of ${receipt.orderId}`}>
          Receipt
        </Button>
      </Td>
    </Tr>
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
          <Table caption="Receipts">
            <thead>
              <tr>
                <Th className="pl-4">Date</Th>
                <Th>Order and payment id</Th>
                <Th className="text-right">Amount</Th>
                <Th className="text-right">Tokens</Th>
                <Th>State</Th>
                <Th className="relative pr-4">
                  <span className="sr-only">Receipt</span>
                </Th>
              </tr>
            </thead>
            <tbody>
              {receipts.map((receipt) => (
                <Line key={receipt.orderId} receipt={receipt} onOpen={() => setOpen(receipt)} />
              ))}
            </tbody>
          </Table>
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
