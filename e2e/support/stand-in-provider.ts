import { readFileSync } from 'node:fs';
import path from 'node:path';
import { STAND_IN_PAYMENT_KEY, type OrderAnswer } from '@evident/contracts';
import type { ApiClient } from './api-client.js';
import { product } from './product.js';

/** How many events or answers fail, for each kind of fault. Absent: none. */
export interface ProviderFaults {
  webhooks?: { drop?: number };
  checkout?: { loseCallback?: number };
}

/** Controls the payment stand-in that the running product has started. */
export class StandInProvider {
  private constructor(private readonly origin: string) {}

  /** Reads its address from an order, as a browser does. */
  static async find(learner: ApiClient): Promise<StandInProvider> {
    const { status, body } = await learner.post<OrderAnswer>('/payment/create-order', {
      planName: 'standard',
    });
    if (status >= 300) throw new Error(`No order was made: ${status} ${JSON.stringify(body)}`);
    return new StandInProvider(new URL(body.checkoutUrl).origin);
  }

  async setFaults(faults: ProviderFaults): Promise<void> {
    const { paymentKeySecret } = JSON.parse(
      readFileSync(path.join(product.dataDir, 'secrets.json'), 'utf8'),
    ) as { paymentKeySecret: string };
    const response = await fetch(`${this.origin}/control/faults`, {
      method: 'PUT',
      headers: {
        'content-type': 'application/json',
        authorization: `Basic ${Buffer.from(`${STAND_IN_PAYMENT_KEY}:${paymentKeySecret}`).toString('base64')}`,
      },
      body: JSON.stringify(faults),
    });
    if (!response.ok) throw new Error(`The faults were refused: ${response.status} ${await response.text()}`);
  }
}
