import type { Receipt } from '@evident/contracts/http/payments';
import { rupees } from '../../lib/rupees.js';
import { Badge } from '../../ui/badge.js';

type Refund = Receipt['refunds'][number];
const REFUND_WORDS: Readonly<Record<Refund['status'], string>> = {
  queued: 'refund requested',
  pending: 'refund in progress',
  processed: 'refunded',
  failed: 'refund refused',
};

/** @returns what became of an order in words, and how it is shown; only paid money that stayed is green. */
function stateOf({ status, refunds, amount }: Receipt): { words: string; tone: 'pass' | 'neutral' | 'warn' } {
  if (status === 'created') return { words: 'Not paid', tone: 'neutral' };
  const returned = refunds.filter((refund) => refund.status === 'processed' && refund.kind === 'unused');
  if (returned.length === 0) {
    const open = refunds.some((refund) => refund.status === 'queued' || refund.status === 'pending');
    return open ? { words: 'Refund in progress', tone: 'warn' } : { words: 'Paid', tone: 'pass' };
  }
  const paise = returned.reduce((sum, refund) => sum + refund.amountPaise, 0);
  return { words: paise >= amount * 100 ? 'Refunded' : 'Partly refunded', tone: 'neutral' };
}

/** The state of an order with each of its refunds. */
export function ReceiptState({ receipt }: { receipt: Receipt }) {
  const { words, tone } = stateOf(receipt);
  return (
    <>
      <Badge tone={tone}>{words}</Badge>
      {receipt.refunds.map((refund) => (
        <span key={refund.refundId} className="tabular mt-1 block text-xs whitespace-nowrap text-muted">
          {rupees.format(refund.amountPaise / 100)} {REFUND_WORDS[refund.status]}
          {refund.kind === 'duplicate' && ' (second payment)'}
        </span>
      ))}
    </>
  );
}
