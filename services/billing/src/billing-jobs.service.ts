import { PeriodicTask } from '@evident/kit';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { ENV, type Env } from './env.js';
import { LedgerService } from './ledger/ledger.service.js';
import { LedgerCheckService } from './ledger/ledger-check.service.js';
import { MonthlyTokensService } from './ledger/monthly-tokens.service.js';
import { PaymentReconciliationService } from './payments/payment-reconciliation.service.js';
import { RefundsService } from './payments/refunds.service.js';

/** Billing's periodic tasks. Several processes may run the same task at the same time. */
@Injectable()
export class BillingJobsService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly tasks: PeriodicTask[];

  constructor(
    @Inject(ENV) env: Env,
    ledger: LedgerService,
    watch: LedgerCheckService,
    reconciler: PaymentReconciliationService,
    refunds: RefundsService,
    monthly: MonthlyTokensService,
  ) {
    const logger = new Logger('jobs');
    const every = (name: string, intervalS: number, work: () => Promise<unknown>): PeriodicTask =>
      new PeriodicTask(name, intervalS * 1_000, work, logger);
    this.tasks = [
      every('hold expiry', env.HOLD_SWEEP_INTERVAL_S, () => ledger.expireDue()),
      every('ledger check', env.LEDGER_CHECK_INTERVAL_S, () => watch.check()),
      ...(env.MONTHLY_TOKENS > 0
        ? [every('monthly tokens', env.LEDGER_CHECK_INTERVAL_S, () => monthly.giveDue())]
        : []),
      ...(env.PAYMENTS === 'off'
        ? []
        : [
            every('payment reconciliation', env.PAYMENT_RECONCILE_INTERVAL_S, () => reconciler.checkDue()),
            every('refunds', env.PAYMENT_RECONCILE_INTERVAL_S, () => refunds.attemptDue()),
            every('payment housekeeping', env.LEDGER_CHECK_INTERVAL_S, () => reconciler.keepHouse()),
          ]),
    ];
  }

  onApplicationBootstrap(): void {
    for (const task of this.tasks) task.start();
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.tasks.map((task) => task.stop()));
  }
}
