import { parseEnv } from '@evident/kit/env';
import { runStandIn } from '../run-stand-in.js';
import { FakeProviderEnv } from './env.js';
import { FakeProvider } from './payment-provider.js';

await runStandIn('fake-provider', () => {
  const env = parseEnv(FakeProviderEnv);
  return { standIn: new FakeProvider(env), port: env.FAKE_PROVIDER_PORT };
});
