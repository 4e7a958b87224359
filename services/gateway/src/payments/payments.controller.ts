import {
  type Actor,
  CreateOrderRequest,
  OrderAnswer,
  PaymentVerifiedAnswer,
  PlansAnswer,
  ReceiptsAnswer,
  TokenHistoryAnswer,
  TokenHistoryQuery,
  VerifyPaymentRequest,
} from '@evident/contracts';
import { DomainError } from '@evident/kit';
import { Body, Controller, Get, Headers, HttpCode, Post, Query, Req } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiHeader, ApiTags } from '@nestjs/swagger';
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { CurrentActor, Public } from '../identity/access.decorators.js';
import { IdempotencyKey } from '../http/idempotency-key.decorator.js';
import type { RequestWithRawBody } from '../http/body-parsers.js';
import { SignedWebhook } from '../http/body.interceptor.js';
import { RateLimit, ReadCost } from '../rate-limits/rate-limit.guard.js';
import { Answers } from '../openapi/answers.decorator.js';
import { BillingClient } from '../rpc/rpc-clients.js';

/** The billing service calls the payment provider before it answers. */
const PROVIDER_TIMEOUT_MS = 20_000;

@ApiTags('payment')
@Controller()
export class PaymentsController {
  constructor(private readonly billing: BillingClient) {}

  @Get('payment/plans')
  @Answers(PlansAnswer, { summary: 'The plans and their prices in rupees' })
  plans() {
    return this.billing.call('plans.list', {});
  }

  @Post('payment/create-order')
  @RateLimit('payment')
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @Answers(OrderAnswer, { summary: 'Order a plan; the price is the server’s own' })
  createOrder(
    @Body({ schema: CreateOrderRequest }) { planName }: CreateOrderRequest,
    @CurrentActor() actor: Actor,
    @IdempotencyKey() idempotencyKey: string | null,
  ) {
    return this.billing.call(
      'orders.create',
      { actor, planName, idempotencyKey },
      { timeoutMs: PROVIDER_TIMEOUT_MS },
    );
  }

  @Post('payment/verify-payment')
  @RateLimit('payment')
  @Answers(PaymentVerifiedAnswer, {
    summary: 'Prove a payment and receive its tokens; a repeat credits nothing',
  })
  verify(
    @Body({ schema: VerifyPaymentRequest }) payment: VerifyPaymentRequest,
    @CurrentActor() actor: Actor,
  ) {
    return this.billing.call('orders.verify', { actor, payment }, { timeoutMs: PROVIDER_TIMEOUT_MS });
  }

  @Get('payment/receipts')
  @ReadCost(2)
  @Answers(ReceiptsAnswer, { summary: "The user's own orders with their payment ids, latest first" })
  receipts(@CurrentActor() actor: Actor) {
    return this.billing.call('orders.mine', { actor });
  }

  /** Called by the payment provider, which signs the exact bytes of the body. */
  @Public()
  @SignedWebhook()
  @Post('payment/webhook')
  @HttpCode(200)
  @ApiExcludeEndpoint()
  async webhook(
    @Req() request: RequestWithRawBody,
    @Headers('x-razorpay-signature') signature: string | undefined,
    @Headers('x-razorpay-event-id') eventId: string | undefined,
  ): Promise<{ accepted: boolean }> {
    const body = request.rawBody;
    if (signature === undefined || body === undefined)
      throw new DomainError('SIGNATURE_INVALID', 'The webhook is not signed');
    return this.billing.call('webhook.receive', {
      bodyBase64: body.toString('base64'),
      signature,
      eventId: eventId ?? createHash('sha256').update(body).digest('hex'),
    });
  }

  @Get('billing/history')
  @ReadCost(2)
  @Answers(TokenHistoryAnswer, { summary: "The user's token history, latest first" })
  history(
    @Query({ schema: TokenHistoryQuery }) { before, limit }: z.output<typeof TokenHistoryQuery>,
    @CurrentActor() actor: Actor,
  ) {
    return this.billing.call('wallet.history', { actor, before: before ?? null, limit });
  }
}
