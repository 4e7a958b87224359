import { BILLING_RPC, type RpcParsedRequest, type RpcResponse } from '@evident/contracts';
import { RpcMethod } from '@evident/kit';
import { Controller } from '@nestjs/common';
import { OrdersService } from './orders.service.js';
import { RefundsService } from './refunds.service.js';
import { WebhooksService } from './webhooks.service.js';

type Request<K extends keyof typeof BILLING_RPC> = RpcParsedRequest<typeof BILLING_RPC, K>;
type Answer<K extends keyof typeof BILLING_RPC> = Promise<RpcResponse<typeof BILLING_RPC, K>>;

@Controller()
export class PaymentsController {
  constructor(
    private readonly orders: OrdersService,
    private readonly refunds: RefundsService,
    private readonly webhooks: WebhooksService,
  ) {}

  @RpcMethod(BILLING_RPC, 'plans.list')
  plans(_request: Request<'plans.list'>): Answer<'plans.list'> {
    return Promise.resolve(this.orders.plans());
  }

  @RpcMethod(BILLING_RPC, 'orders.create')
  create({ actor, planName, idempotencyKey }: Request<'orders.create'>): Answer<'orders.create'> {
    return this.orders.create(actor, planName, idempotencyKey);
  }

  @RpcMethod(BILLING_RPC, 'orders.verify')
  verify({ actor, payment }: Request<'orders.verify'>): Answer<'orders.verify'> {
    return this.orders.verify(actor, payment);
  }

  @RpcMethod(BILLING_RPC, 'orders.list')
  async list({ actor, userId }: Request<'orders.list'>): Answer<'orders.list'> {
    return { orders: await this.orders.list(actor, userId) };
  }

  @RpcMethod(BILLING_RPC, 'orders.refund')
  refund({ actor, ...request }: Request<'orders.refund'>): Answer<'orders.refund'> {
    return this.refunds.refundOrder(actor, request);
  }

  @RpcMethod(BILLING_RPC, 'webhook.receive')
  async webhook({ bodyBase64, signature, eventId }: Request<'webhook.receive'>): Answer<'webhook.receive'> {
    await this.webhooks.receive(Buffer.from(bodyBase64, 'base64'), signature, eventId);
    return { accepted: true };
  }
}
