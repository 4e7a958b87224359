import type { PlansAnswer } from '@evident/contracts/http/payments';
import { ANALYSIS_TOKENS } from '@evident/contracts/limits';
import { CURRENCY } from '@evident/contracts/plans';
import { Badge } from '../../ui/badge.js';
import { Button } from '../../ui/button.js';
import { cx } from '../../ui/cx.js';
import { CheckIcon } from '../../ui/icons.js';

type PlanView = PlansAnswer['plans'][number];

const titleOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const rupees = (amount: number, digits: number) =>
  new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: CURRENCY,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);

function featuresOf(plan: PlanView): string[] {
  return [
    `${plan.tokens / ANALYSIS_TOKENS} AI code analyses`,
    'Tokens never expire',
    ...(plan.priorityProcessing ? ['Priority Processing'] : []),
    ...(plan.analytics ? ['Advanced Analytics Dashboard'] : []),
  ];
}

interface PlanCardProps {
  plan: PlanView;
  /** This plan is being bought. */
  processing: boolean;
  /** Any plan is being bought. */
  busy: boolean;
  onBuy: () => void;
}

export function PlanCard({ plan, processing, busy, onBuy }: PlanCardProps) {
  const title = titleOf(plan.name);
  return (
    <li
      className={cx(
        'flex flex-col rounded-panel border bg-surface p-6',
        plan.mostPopular ? 'border-accent outline-1 outline-accent' : 'border-line',
      )}
    >
      <div className="flex min-h-6 items-center justify-between gap-3">
        <h2 className="text-base">{title}</h2>
        {plan.mostPopular && <Badge tone="accent">Most Popular</Badge>}
      </div>
      <p className="tabular mt-4 text-4xl leading-none font-semibold tracking-tight">
        {rupees(plan.amount, 0)}
      </p>
      <p className="tabular mt-2 text-muted">
        {plan.tokens} tokens · {rupees(plan.amount / plan.tokens, 2)} each
      </p>
      <ul className="mt-6 mb-7 flex flex-col gap-2.5">
        {featuresOf(plan).map((feature) => (
          <li key={feature} className="flex items-start gap-2.5">
            <CheckIcon className="mt-0.5 shrink-0 text-pass" />
            {feature}
          </li>
        ))}
      </ul>
      <Button
        variant={plan.mostPopular ? 'primary' : 'secondary'}
        size="lg"
        className="mt-auto w-full"
        busy={processing}
        busyLabel="Processing..."
        disabled={busy && !processing}
        aria-label={processing ? undefined : `Get Started Now: ${title}`}
        onClick={onBuy}
      >
        Get Started Now
      </Button>
    </li>
  );
}
