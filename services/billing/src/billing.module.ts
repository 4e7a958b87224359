import { rpcControllers } from '@evident/kit';
import { Module, type DynamicModule } from '@nestjs/common';
import { BillingDatabase } from './billing-database.js';
import { BillingJobsService } from './billing-jobs.service.js';
import { ENV, type Env } from './env.js';
import { LedgerRepository } from './ledger/ledger.repository.js';
import { LedgerService } from './ledger/ledger.service.js';
import { MonthlyTokensService } from './ledger/monthly-tokens.service.js';
import { LedgerCheckService } from './ledger/ledger-check.service.js';
import { WalletEventsService } from './ledger/wallet-events.service.js';
import { OrdersService } from './payments/orders.service.js';
import { PaymentReconciliationService } from './payments/payment-reconciliation.service.js';
import { PaymentsRepository } from './payments/payments.repository.js';
import { RefundsService } from './payments/refunds.service.js';
import { PaymentSettlementService } from './payments/payment-settlement.service.js';
import { WebhooksService } from './payments/webhooks.service.js';
import { NoProvider } from './provider/no-provider.js';
import { PaymentProvider } from './provider/payment-provider.js';
import { RazorpayClient } from './provider/razorpay.client.js';

@Module({})
export class BillingModule {
  static forEnv(env: Env): DynamicModule {
    return {
      module: BillingModule,
      controllers: rpcControllers(LedgerService, OrdersService, RefundsService, WebhooksService),
      providers: [
        { provide: ENV, useValue: env },
        {
          provide: BillingDatabase,
          useFactory: () =>
            BillingDatabase.connect({ url: env.DATABASE_URL, schema: 'billing', poolSize: 20 }),
        },
        LedgerRepository,
        LedgerService,
        LedgerCheckService,
        MonthlyTokensService,
        WalletEventsService,
        {
          provide: PaymentProvider,
          useFactory: () =>
            env.PAYMENTS === 'off'
              ? new NoProvider()
              : new RazorpayClient({
                  baseUrl: env.PAYMENT_BASE_URL,
                  keyId: env.PAYMENT_KEY_ID,
                  keySecret: env.PAYMENT_KEY_SECRET,
                  timeoutMs: env.PAYMENT_TIMEOUT_MS,
                }),
        },
        PaymentsRepository,
        PaymentSettlementService,
        OrdersService,
        RefundsService,
        WebhooksService,
        PaymentReconciliationService,
        BillingJobsService,
      ],
    };
  }
}
