/** The outcome of a purchase, passed to `/` in the history state. */
export type PurchaseOutcome =
  | { kind: 'credited'; tokens: number; balance: number }
  | { kind: 'dismissed' }
  | { kind: 'declined' }
  | { kind: 'not-started' }
  /** Paid, but the verification failed. The server adds the tokens later. */
  | { kind: 'unverified' };

const KINDS: readonly string[] = ['credited', 'dismissed', 'declined', 'not-started', 'unverified'];

/** @returns the outcome in the state of a location, or null. */
export function purchaseOutcomeOf(state: unknown): PurchaseOutcome | null {
  if (typeof state !== 'object' || state === null || !('purchase' in state)) return null;
  const { purchase } = state;
  if (typeof purchase !== 'object' || purchase === null || !('kind' in purchase)) return null;
  return KINDS.includes(String(purchase.kind)) ? (purchase as PurchaseOutcome) : null;
}
