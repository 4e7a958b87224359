interface Credit {
  /** Only what was bought can be refunded. */
  orderId: string | null;
  left: number;
}

export interface ModelHold {
  user: number;
  amount: number;
  state: 'pending' | 'captured' | 'voided' | 'expired';
}

export interface ModelRefund {
  user: number;
  tokens: number;
  credit: Credit;
  state: 'pending' | 'processed' | 'failed';
}

/**
 * A simple model of the ledger: piles of tokens, of which the oldest is spent first. The SQL works differently: it
 * computes unused tokens from sums.
 */
export class LedgerModel {
  readonly piles: Credit[][];
  readonly holds = new Map<string, ModelHold>();
  readonly refunds = new Map<string, ModelRefund>();
  readonly paid = new Map<string, { user: number; tokens: number }>();
  private readonly opened: boolean[];
  private readonly spent: number[];

  constructor(users: number) {
    this.piles = Array.from({ length: users }, () => []);
    this.opened = Array.from({ length: users }, () => false);
    this.spent = Array.from({ length: users }, () => 0);
  }

  open(user: number): void {
    if (this.opened[user]) return;
    this.opened[user] = true;
    this.pile(user).push({ orderId: null, left: 3 });
  }

  credit(user: number, tokens: number, orderId: string | null): void {
    this.pile(user).push({ orderId, left: tokens });
    if (orderId !== null) this.paid.set(orderId, { user, tokens });
  }

  /** Tokens neither spent, reserved nor given back. */
  free(user: number): number {
    const total = this.pile(user).reduce((sum, credit) => sum + credit.left, 0);
    return total - (this.spent[user] ?? 0) - this.reserved(user);
  }

  /** Reserved by analyses and by pending refunds. */
  held(user: number): number {
    const refunds = [...this.refunds.values()].filter(
      (refund) => refund.user === user && refund.state === 'pending',
    );
    return this.reserved(user) + refunds.reduce((sum, refund) => sum + refund.tokens, 0);
  }

  spend(user: number, tokens: number): void {
    this.spent[user] = (this.spent[user] ?? 0) + tokens;
  }

  endHold(id: string, to: 'captured' | 'voided' | 'expired'): void {
    const hold = this.holds.get(id);
    if (hold?.state !== 'pending') return;
    hold.state = to;
    if (to === 'captured') this.spend(hold.user, hold.amount);
  }

  /** What is left of an order's pile when everything spent and reserved is taken from the oldest piles. */
  unused(orderId: string): number {
    const { user } = this.paid.get(orderId) ?? { user: 0 };
    let toTake = (this.spent[user] ?? 0) + this.reserved(user);
    for (const credit of this.pile(user)) {
      const taken = Math.min(credit.left, toTake);
      toTake -= taken;
      if (credit.orderId === orderId) return credit.left - taken;
    }
    return 0;
  }

  startRefund(id: string, orderId: string, tokens: number): void {
    const { user } = this.paid.get(orderId) ?? { user: 0 };
    const credit = this.pile(user).find((each) => each.orderId === orderId);
    if (!credit) throw new Error('an order without a credit');
    credit.left -= tokens;
    this.refunds.set(id, { user, tokens, credit, state: 'pending' });
  }

  endRefund(id: string, to: 'processed' | 'failed'): void {
    const refund = this.refunds.get(id);
    if (refund?.state !== 'pending') return;
    refund.state = to;
    if (to === 'failed') refund.credit.left += refund.tokens;
  }

  private pile(user: number): Credit[] {
    return this.piles[user] ?? [];
  }

  private reserved(user: number): number {
    return [...this.holds.values()]
      .filter((hold) => hold.user === user && hold.state === 'pending')
      .reduce((sum, hold) => sum + hold.amount, 0);
  }
}
