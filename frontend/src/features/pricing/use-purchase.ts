import type { OrderAnswer } from '@evident/contracts/http/payments';
import { ERROR_TOASTS, SUCCESS_TOASTS } from '@evident/contracts/messages';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PurchaseOutcome } from '../../lib/purchase-outcome.js';
import { patchTokens, selectUser, sessionApi } from '../../lib/session-api.js';
import { toasts } from '../../lib/toasts.js';
import { useAppDispatch, useAppSelector } from '../../store/index.js';
import { openCheckout, type CheckoutResult } from './checkout.js';
import { useCreateOrderMutation, useVerifyPaymentMutation } from './pricing-api.js';

/**
 * Buys a plan: creates the order, opens the payment window and verifies the payment. Always ends on `/`, with a banner
 * that shows the outcome.
 * @returns the plan being bought, and the function that starts a purchase.
 */
export function usePurchase(): { processing: string | null; buy: (planName: string) => Promise<void> } {
  const [processing, setProcessing] = useState<string | null>(null);
  const [createOrder] = useCreateOrderMutation();
  const [verifyPayment] = useVerifyPaymentMutation();
  const user = useAppSelector(selectUser);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  const credit = (balance: number) => {
    dispatch(patchTokens(() => balance));
    void dispatch(sessionApi.endpoints.getMe.initiate(undefined, { forceRefetch: true, subscribe: false }));
    toasts.success(SUCCESS_TOASTS.tokensAdded);
  };

  const settle = async (result: CheckoutResult, order: OrderAnswer): Promise<PurchaseOutcome> => {
    if (result.kind !== 'paid') return { kind: result.kind };
    const { data } = await verifyPayment({ ...result.proof, tokens: order.tokens, amount: order.amount });
    if (!data) {
      toasts.error(ERROR_TOASTS.verifyPayment);
      return { kind: 'unverified' };
    }
    credit(data.tokens);
    return { kind: 'credited', tokens: order.tokens, balance: data.tokens };
  };

  const attempt = async (planName: string): Promise<PurchaseOutcome> => {
    try {
      const order = await createOrder({ planName, idempotencyKey: crypto.randomUUID() }).unwrap();
      const result = await openCheckout(order, { name: user?.name ?? '', email: user?.email ?? '' });
      return await settle(result, order);
    } catch (error) {
      console.error('The order could not be started', error);
      return { kind: 'not-started' };
    }
  };

  const buy = async (planName: string) => {
    if (processing !== null) return;
    setProcessing(planName);
    const purchase = await attempt(planName);
    setProcessing(null);
    await navigate('/', { state: { purchase } });
  };
  return { processing, buy };
}
