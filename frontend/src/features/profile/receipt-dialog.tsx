import type { Receipt } from '@evident/contracts/http/payments';
import { dateTime } from '../../lib/format.js';
import { rupees } from '../../lib/rupees.js';
import { selectUser } from '../../lib/session-api.js';
import { useGetSupportQuery } from '../../lib/support-api.js';
import { useAppSelector } from '../../store/index.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { ReceiptState } from './receipt-state.js';

/** One receipt. Printing leaves the rest of the page out. */
export default function ReceiptDialog({ receipt, onClose }: { receipt: Receipt; onClose: () => void }) {
  const user = useAppSelector(selectUser);
  const { data: support } = useGetSupportQuery();
  const lines = [
    ['Date', dateTime.format(new Date(receipt.createdAt))],
    ['Order id', receipt.orderId],
    ['Payment id', receipt.paymentId ?? 'None: the order was not paid'],
    ['Bought by', user ? `${user.name}, ${user.email}` : ''],
    ['Plan', `${receipt.plan}, ${receipt.tokens} AI tokens`],
    ['Amount', rupees.format(receipt.amount)],
  ] as const;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Receipt"
      footer={
        <Button variant="primary" onClick={() => window.print()}>
          Print
        </Button>
      }
    >
      <div className="receipt">
        <p className="mb-2 font-semibold">Evident</p>
        <dl className="divide-y divide-line">
          {lines.map(([label, value]) => (
            <div key={label} className="flex flex-wrap justify-between gap-x-4 py-2">
              <dt className="text-muted">{label}</dt>
              <dd className="tabular break-all select-all">{value}</dd>
            </div>
          ))}
          <div className="flex flex-wrap justify-between gap-x-4 py-2">
            <dt className="text-muted">State</dt>
            <dd className="text-right">
              <ReceiptState receipt={receipt} />
            </dd>
          </div>
        </dl>
        {support?.email != null && (
          <p className="mt-3 text-muted">
            For a refund, write to{' '}
            <a href={`mailto:${support.email}?subject=${receipt.orderId}`}>{support.email}</a> with the
            payment id.
          </p>
        )}
      </div>
    </Dialog>
  );
}
