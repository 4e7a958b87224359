import { z } from 'zod';

export const PLAN_NAMES = ['standard', 'premium', 'pro'] as const;
export const PlanName = z.enum(PLAN_NAMES);
export type PlanName = z.infer<typeof PlanName>;

export interface Plan {
  name: PlanName;
  tokens: number;
  /** Whole rupees, as the HTTP contract answers them. */
  priceInr: number;
  mostPopular: boolean;
}

/** The one price table; the provider's orders and the Pricing page both read it. */
export const PLANS: Readonly<Record<PlanName, Plan>> = {
  standard: { name: 'standard', tokens: 10, priceInr: 99, mostPopular: false },
  premium: { name: 'premium', tokens: 25, priceInr: 199, mostPopular: true },
  pro: { name: 'pro', tokens: 50, priceInr: 349, mostPopular: false },
};

export const CURRENCY = 'INR' as const;
/** Least tokens in one purchase that brings judge-queue priority, and the analytics dashboard. */
export const PRIORITY_MIN_TOKENS = 25;
export const ANALYTICS_MIN_TOKENS = 50;
