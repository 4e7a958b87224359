import {
  AccountOrdersAnswer,
  type Actor,
  AdjustTokensAnswer,
  AdjustTokensRequest,
  ADMIN_MESSAGES,
  FindUserQuery,
  FoundUserAnswer,
  FoundUsersAnswer,
  MessageAnswer,
  OrderId,
  RefundAnswer,
  RefundOrderRequest,
  SearchUsersQuery,
  SuspensionRequest,
} from '@evident/contracts';
import { DomainError, notFound } from '@evident/kit';
import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import { randomUUID } from 'node:crypto';
import { Audited } from '../audit/audited.decorator.js';
import { UserIdPipe } from '../http/id.pipe.js';
import { IdempotencyKey } from '../http/idempotency-key.decorator.js';
import { AdminOnly, CurrentActor } from '../identity/access.decorators.js';
import { userView } from '../identity/account.js';
import { UsersRepository } from '../identity/users.repository.js';
import { LiveSocket } from '../live/live.socket.js';
import { Answers } from '../openapi/answers.decorator.js';
import { WalletsService } from '../payments/wallets.service.js';
import { ReadCost } from '../rate-limits/rate-limit.guard.js';
import { BillingClient } from '../rpc/rpc-clients.js';

const PROVIDER_TIMEOUT_MS = 20_000;
/** The payment provider refuses shorter keys of refunds. */
const MIN_REFUND_KEY = 10;

/** Accounts of other people: their orders, tokens and refunds. */
@ApiTags('admin')
@AdminOnly()
@Controller('admin')
export class AccountsController {
  constructor(
    private readonly billing: BillingClient,
    private readonly users: UsersRepository,
    private readonly wallets: WalletsService,
    private readonly live: LiveSocket,
  ) {}

  @Get('users')
  @Answers(FoundUserAnswer, { summary: 'Find an account by its email' })
  async findUser(@Query({ schema: FindUserQuery }) { email }: FindUserQuery) {
    const found = await this.users.findCredentialsByEmail(email);
    if (!found) return { user: null, suspended: false };
    const { account, suspended } = found;
    return { user: userView(account, await this.wallets.read(account)), suspended };
  }

  @Get('users/search')
  @ReadCost(5)
  @Answers(FoundUsersAnswer, { summary: 'Find accounts by a part of their email or name' })
  searchUsers(@Query({ schema: SearchUsersQuery }) { q }: SearchUsersQuery) {
    return this.users.search(q);
  }

  @Audited('account.suspended', { kind: 'user', param: 'userId' })
  @Post('users/:userId/suspend')
  @Answers(MessageAnswer, { summary: 'Keep an account from logging in; its sessions end at once' })
  async suspend(
    @Param('userId', UserIdPipe) userId: string,
    @Body({ schema: SuspensionRequest }) _body: SuspensionRequest,
    @CurrentActor() actor: Actor,
  ) {
    if (userId === actor.userId) throw new DomainError('FORBIDDEN', 'You cannot suspend your own account');
    if (!(await this.users.setSuspended(userId, true))) throw notFound('The user');
    this.live.disconnectUser(userId);
    return { message: 'The account is suspended.' };
  }

  @Audited('account.restored', { kind: 'user', param: 'userId' })
  @Post('users/:userId/restore')
  @Answers(MessageAnswer, { summary: 'Let a suspended account log in again' })
  async restore(
    @Param('userId', UserIdPipe) userId: string,
    @Body({ schema: SuspensionRequest }) _body: SuspensionRequest,
  ) {
    if (!(await this.users.setSuspended(userId, false))) throw notFound('The user');
    return { message: 'The account may log in again.' };
  }

  @Get('users/:userId/orders')
  @Answers(AccountOrdersAnswer, { summary: 'What a user ordered, and what became of it' })
  async listOrders(@Param('userId', UserIdPipe) userId: string, @CurrentActor() actor: Actor) {
    if (!(await this.users.findById(userId))) throw notFound('User');
    return this.billing.call('orders.list', { actor, userId });
  }

  @Audited('tokens.adjusted', { kind: 'user', param: 'userId' })
  @Post('users/:userId/adjust-tokens')
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @Answers(AdjustTokensAnswer, { summary: 'Give or take tokens, with a reason that is kept' })
  async adjust(
    @Param('userId', UserIdPipe) userId: string,
    @Body({ schema: AdjustTokensRequest }) { delta, reason }: AdjustTokensRequest,
    @CurrentActor() actor: Actor,
    @IdempotencyKey() key: string | null,
  ) {
    if (!(await this.users.findById(userId))) throw notFound('User');
    const wallet = await this.billing.call('wallet.adjust', {
      actor,
      userId,
      delta,
      reason,
      ref: key ?? randomUUID(),
    });
    return { message: ADMIN_MESSAGES.tokensAdjusted, tokens: wallet.tokens };
  }

  @Audited('order.refunded', { kind: 'order', param: 'orderId' })
  @Post('orders/:orderId/refund')
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @Answers(RefundAnswer, { summary: 'Refund the unused tokens of an order' })
  async refund(
    @Param('orderId') orderId: string,
    @Body({ schema: RefundOrderRequest }) { reason }: RefundOrderRequest,
    @CurrentActor() actor: Actor,
    @IdempotencyKey() key: string | null,
  ) {
    if (OrderId.safeParse(orderId).data !== orderId) throw notFound('Order');
    if (key !== null && key.length < MIN_REFUND_KEY) {
      throw new DomainError(
        'VALIDATION_FAILED',
        `Idempotency-Key needs at least ${MIN_REFUND_KEY} characters here`,
      );
    }
    const idempotencyKey = key ?? randomUUID();
    const refund = await this.billing.call(
      'orders.refund',
      { actor, orderId, reason, idempotencyKey },
      { timeoutMs: PROVIDER_TIMEOUT_MS },
    );
    const message = ADMIN_MESSAGES[refund.status === 'failed' ? 'refundRefused' : 'refunded'];
    return { message, ...refund };
  }
}
