import { BILLING_RPC } from '@evident/contracts';
import { RpcClient } from '@evident/kit';
import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../env.js';

/** Calls to the billing service. */
@Injectable()
export class PaymentsClient extends RpcClient<typeof BILLING_RPC> {
  constructor(@Inject(ENV) env: Pick<Env, 'BILLING_RPC_URL'>) {
    super(BILLING_RPC, 'billing', env.BILLING_RPC_URL);
  }
}
