import type { AccountOrder } from '@evident/contracts/http/admin-accounts';
import { lazy, Suspense, useState } from 'react';
import { counted } from '../../lib/format.js';
import { rupees } from '../../lib/rupees.js';
import { useFailureLog } from '../../lib/use-failure-log.js';
import { Badge } from '../../ui/badge.js';
import { Button } from '../../ui/button.js';
import { EmptyState } from '../../ui/empty-state.js';
import { LoadedList } from '../../ui/loaded.js';
import { Panel } from '../../ui/panel.js';
import { Table, Td, Th, Tr } from '../../ui/table.js';
import { Time } from '../../ui/time.js';
import { useAccountOrdersQuery } from './administration-api.js';

const RefundDialog = lazy(() => import('./refund-dialog.js'));

const REFUND_LABELS: Record<AccountOrder['refunds'][number]['status'], string> = {
  queued: 'waiting',
  pending: 'in progress',
  processed: 'paid back',
  failed: 'refused',
};

function Order({ order, onRefund }: { order: AccountOrder; onRefund: () => void }) {
  const { orderId, plan, tokens, amount, status, createdAt, unusedTokens, refunds } = order;
  return (
    <Tr>
      <Td className="py-2 pl-4">
        <span className="block font-medium capitalize">{plan}</span>
        <code className="block text-xs text-muted select-all">{orderId}</code>
      </Td>
      <Td className="tabular text-right whitespace-nowrap">
        <span className="block">{rupees.format(amount)}</span>
        <span className="block text-xs text-muted">{counted(tokens, 'token')}</span>
      </Td>
      <Td className="py-2">
        <Badge tone={status === 'paid' ? 'pass' : 'neutral'}>{status === 'paid' ? 'Paid' : 'Not paid'}</Badge>
        {refunds.map((refund) => (
          <span key={refund.refundId} className="tabular mt-1 block text-xs whitespace-nowrap text-muted">
            {rupees.format(refund.amountPaise / 100)} {REFUND_LABELS[refund.status]}
          </span>
        ))}
      </Td>
      <Td className="tabular text-right">{unusedTokens}</Td>
      <Td className="text-right text-[0.8125rem] whitespace-nowrap text-muted">
        <Time iso={createdAt} />
      </Td>
      <Td className="pr-4 text-right">
        {unusedTokens > 0 && (
          <Button size="sm" onClick={onRefund} aria-label={`Refund ${orderId}`}>
            Refund
          </Button>
        )}
      </Td>
    </Tr>
  );
}

function Orders({ userId, onRefund }: { userId: string; onRefund: (order: AccountOrder) => void }) {
  const { currentData, error, refetch } = useAccountOrdersQuery(userId, { refetchOnMountOrArgChange: true });
  useFailureLog(error, 'The orders could not be loaded');
  return (
    <LoadedList
      what="the orders"
      data={currentData}
      error={error}
      onRetry={refetch}
      rows={3}
      rowClass="h-14"
      empty={<EmptyState title="No orders yet" />}
    >
      {(orders) => (
        <Table caption="Orders">
          <thead>
            <tr>
              <Th className="pl-4">Plan and order id</Th>
              <Th className="text-right">Price</Th>
              <Th>State</Th>
              <Th className="text-right">Unused tokens</Th>
              <Th className="text-right">When</Th>
              {/* `relative` keeps the hidden text inside the scrolling box; otherwise it widens the page. */}
              <Th className="relative pr-4">
                <span className="sr-only">Refund</span>
              </Th>
            </tr>
          </thead>
          <tbody>
            {orders.map((order) => (
              <Order key={order.orderId} order={order} onRefund={() => onRefund(order)} />
            ))}
          </tbody>
        </Table>
      )}
    </LoadedList>
  );
}

/** The orders of an account, with refunds of their unused tokens. */
export function OrdersPanel({ userId }: { userId: string }) {
  const [refunding, setRefunding] = useState<AccountOrder | null>(null);
  return (
    <Panel title="Orders" bodyClass="min-h-40">
      <Orders userId={userId} onRefund={setRefunding} />
      {refunding && (
        <Suspense>
          <RefundDialog
            orderId={refunding.orderId}
            unusedTokens={refunding.unusedTokens}
            onClose={() => setRefunding(null)}
          />
        </Suspense>
      )}
    </Panel>
  );
}
