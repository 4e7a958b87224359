/** How a purchase ended, carried in the history state to the page that the buyer is sent to. */
export type PurchaseOutcome =
  | { kind: 'credited'; tokens: number; balance: number }
  | { kind: 'dismissed' }
  | { kind: 'declined' }
  | { kind: 'not-started' }
  /** Paid, but the proof was not accepted or not answered; the server's reconciler brings the tokens. */
  | { kind: 'unverified' };

const KINDS: readonly string[] = ['credited', 'dismissed', 'declined', 'not-started', 'unverified'];

/** @returns the outcome in a location's state, or null when there is none. */
export function purchaseOutcomeOf(state: unknown): PurchaseOutcome | null {
  if (typeof state !== 'object' || state === null || !('purchase' in state)) return null;
  const { purchase } = state;
  if (typeof purchase !== 'object' || purchase === null || !('kind' in purchase)) return null;
  return KINDS.includes(String(purchase.kind)) ? (purchase as PurchaseOutcome) : null;
}
