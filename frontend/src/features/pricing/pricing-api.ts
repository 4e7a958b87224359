import type {
  CreateOrderRequest,
  OrderAnswer,
  PaymentVerifiedAnswer,
  PlansAnswer,
  VerifyPaymentRequest,
} from '@evident/contracts/http/payments';
import { api } from '../../lib/api.js';

const pricingApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPlans: build.query<PlansAnswer, void>({ query: () => '/payment/plans' }),
    createOrder: build.mutation<OrderAnswer, CreateOrderRequest & { idempotencyKey: string }>({
      query: ({ planName, idempotencyKey }) => ({
        url: '/payment/create-order',
        method: 'POST',
        body: { planName },
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
    }),
    verifyPayment: build.mutation<PaymentVerifiedAnswer, VerifyPaymentRequest>({
      query: (body) => ({ url: '/payment/verify-payment', method: 'POST', body }),
      invalidatesTags: ['Wallet'],
    }),
  }),
});

export const { useGetPlansQuery, useCreateOrderMutation, useVerifyPaymentMutation } = pricingApi;
