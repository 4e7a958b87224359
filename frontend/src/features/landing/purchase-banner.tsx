import { useLocation, useNavigate } from 'react-router-dom';
import { counted } from '../../lib/format.js';
import { purchaseOutcomeOf, type PurchaseOutcome } from '../../lib/purchase-outcome.js';
import { Banner } from '../../ui/banner.js';
import { ButtonLink } from '../../ui/button.js';

function sayingOf(outcome: PurchaseOutcome): { tone: 'pass' | 'info' | 'warn'; title: string; text: string } {
  switch (outcome.kind) {
    case 'credited':
      return {
        tone: 'pass',
        title: `${counted(outcome.tokens, 'token')} added.`,
        text: `Your balance is ${counted(outcome.balance, 'token')}.`,
      };
    case 'dismissed':
      return { tone: 'info', title: 'Payment cancelled.', text: 'Nothing was charged.' };
    case 'declined':
      return {
        tone: 'warn',
        title: 'The payment did not go through.',
        text: 'The bank or card network declined it. If money was held, it is released by your bank.',
      };
    case 'not-started':
      return { tone: 'warn', title: 'Payment was not started; nothing was charged.', text: 'Try again.' };
    case 'unverified':
      return {
        tone: 'warn',
        title: 'Your payment is still being confirmed.',
        text: 'If it went through, your tokens are added automatically, at most within 5 minutes. Please do not pay again.',
      };
  }
}

/** Shows the outcome of the purchase that led to this page, until it is dismissed. */
export function PurchaseBanner() {
  const { state, pathname } = useLocation() as { state: unknown; pathname: string };
  const navigate = useNavigate();
  const outcome = purchaseOutcomeOf(state);
  if (!outcome) return null;
  const { tone, title, text } = sayingOf(outcome);
  const again = outcome.kind === 'not-started' || outcome.kind === 'declined' || outcome.kind === 'dismissed';
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-4 lg:px-6">
      <Banner
        tone={tone}
        title={title}
        action={
          again && (
            <ButtonLink size="sm" to="/pricing">
              Back to Pricing
            </ButtonLink>
          )
        }
        onDismiss={() => void navigate(pathname, { replace: true, state: null })}
      >
        {text}
      </Banner>
    </div>
  );
}
