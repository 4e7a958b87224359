import { parseEnv } from '@evident/kit/env';
import { runStandIn } from '@evident/kit/stand-in';
import { FakeProviderEnv } from './env.js';
import { FakeProvider } from './fake-provider.js';

await runStandIn('fake-provider', () => {
  const env = parseEnv(FakeProviderEnv);
  return { standIn: new FakeProvider(env), port: env.FAKE_PROVIDER_PORT };
});
