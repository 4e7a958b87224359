import { Link } from 'react-router-dom';
import { counted } from '../../lib/format.js';
import { selectTokens } from '../../lib/session-api.js';
import { useAppSelector } from '../../store/index.js';
import { ErrorState } from '../../ui/error-state.js';
import { WarningIcon } from '../../ui/icons.js';
import { PageTitle } from '../../ui/page.js';
import { SiteFooter } from '../../ui/site-footer.js';
import { Skeleton } from '../../ui/skeleton.js';
import { PlanCard } from './plan-card.js';
import { useGetPlansQuery } from './pricing-api.js';
import { usePurchase } from './use-purchase.js';

/** Tells the user that the payment provider is not a real one. */
function TestModeRibbon() {
  return (
    <p className="flex items-center justify-center gap-2 border-b border-line bg-warn-tint px-4 py-2 text-center text-[0.8125rem] text-ink">
      <WarningIcon className="shrink-0 text-warn" />
      <span>
        <strong>Test mode.</strong> Payments go to a test provider; no money is charged.
      </span>
    </p>
  );
}

function Plans() {
  const { data, error, isLoading, refetch } = useGetPlansQuery();
  const { processing, buy } = usePurchase();
  if (isLoading) {
    return (
      <div role="status" className="grid gap-4 md:grid-cols-3">
        <span className="sr-only">Loading plans</span>
        {[0, 1, 2].map((key) => (
          <div
            key={key}
            className="flex h-[21rem] flex-col gap-4 rounded-panel border border-line bg-surface p-6"
          >
            <Skeleton className="h-4 w-24" />
            <Skeleton className="h-9 w-32" />
            <Skeleton className="h-3 w-40" />
          </div>
        ))}
      </div>
    );
  }
  if (!data)
    return <ErrorState title="Could not load the plans" error={error} onRetry={() => void refetch()} />;
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {data.plans.map((plan) => (
        <PlanCard
          key={plan.name}
          plan={plan}
          processing={processing === plan.name}
          busy={processing !== null}
          onBuy={() => void buy(plan.name)}
        />
      ))}
    </ul>
  );
}

export default function PricingPage() {
  const tokens = useAppSelector(selectTokens);
  const { data } = useGetPlansQuery();
  return (
    <>
      {data?.testMode === true && <TestModeRibbon />}
      <div className="mx-auto w-full max-w-5xl px-4 py-10 lg:px-6 lg:py-14">
        <div className="mx-auto mb-10 max-w-xl text-center">
          <PageTitle title="Pricing" className="text-[2rem]!" />
          <p className="mt-3 text-base text-muted">
            One token buys one AI analysis of your code. Running and submitting code is free, always.
          </p>
          <p className="tabular mt-3 text-muted">
            You have <strong className="text-ink">{counted(tokens, 'token')}</strong>.
          </p>
        </div>
        <Plans />
        <p className="mx-auto mt-8 max-w-2xl text-center text-[0.8125rem] text-muted">
          Prices in Indian rupees, paid once; there is no subscription. Tokens arrive within 5 minutes, see{' '}
          <Link to="/shipping-and-delivery" className="underline underline-offset-2 hover:text-ink">
            delivery
          </Link>{' '}
          and{' '}
          <Link to="/cancellation-and-refund" className="underline underline-offset-2 hover:text-ink">
            refunds
          </Link>
          .
        </p>
      </div>
      <SiteFooter />
    </>
  );
}
