import { databaseOptions } from '@evident/kit';
import { Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BillingJobs } from './billing-jobs.js';
import { ENV, type Env } from './env.js';
import { LedgerController } from './ledger/ledger.controller.js';
import { LedgerRepository } from './ledger/ledger.repository.js';
import { LedgerService } from './ledger/ledger.service.js';
import { LedgerWatch } from './ledger/ledger-watch.js';
import { WalletEvents } from './ledger/wallet-events.js';
import { OrdersService } from './payments/orders.service.js';
import { PaymentReconciler } from './payments/payment-reconciler.js';
import { PaymentsController } from './payments/payments.controller.js';
import { PaymentsRepository } from './payments/payments.repository.js';
import { RefundsService } from './payments/refunds.service.js';
import { SettlementService } from './payments/settlement.service.js';
import { WebhooksService } from './payments/webhooks.service.js';
import { PaymentProvider } from './provider/payment-provider.js';
import { RazorpayProvider } from './provider/razorpay.provider.js';

@Module({})
export class BillingModule {
  static forEnv(env: Env): DynamicModule {
    return {
      module: BillingModule,
      imports: [
        TypeOrmModule.forRoot({
          ...databaseOptions({ url: env.DATABASE_URL, schema: 'billing', entities: [], poolSize: 20 }),
          // Failed statements reach the caller; TypeORM's own log would print their values.
          logging: false,
          retryAttempts: 3,
          retryDelay: 1_000,
        }),
      ],
      controllers: [LedgerController, PaymentsController],
      providers: [
        { provide: ENV, useValue: env },
        LedgerRepository,
        LedgerService,
        LedgerWatch,
        WalletEvents,
        {
          provide: PaymentProvider,
          useFactory: () =>
            new RazorpayProvider({
              baseUrl: env.PAYMENT_BASE_URL,
              keyId: env.PAYMENT_KEY_ID,
              keySecret: env.PAYMENT_KEY_SECRET,
              timeoutMs: env.PAYMENT_TIMEOUT_MS,
            }),
        },
        PaymentsRepository,
        SettlementService,
        OrdersService,
        RefundsService,
        WebhooksService,
        PaymentReconciler,
        BillingJobs,
      ],
    };
  }
}
