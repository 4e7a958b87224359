import { parseEnv } from '@evident/kit/env';
import { runStandIn } from '../run-stand-in.js';
import { PaymentStandInEnv } from './env.js';
import { PaymentStandIn } from './payment-provider.js';

await runStandIn('payment-stand-in', () => {
  const env = parseEnv(PaymentStandInEnv);
  return { standIn: new PaymentStandIn(env), port: env.PAYMENT_STAND_IN_PORT };
});
