import { EnvError, parseEnv } from '@evident/kit/env';
import { FakeProviderEnv } from './env.js';
import { FakeProvider } from './fake-provider.js';

try {
  const env = parseEnv(FakeProviderEnv);
  const provider = new FakeProvider(env);
  const origin = await provider.listen(env.FAKE_PROVIDER_PORT);
  process.stdout.write(`${JSON.stringify({ name: 'fake-provider', msg: 'ready', origin })}\n`);
  const end = (): void => {
    provider.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  // Started by a launcher that is gone: nobody else would end this process.
  process.once('disconnect', end);
} catch (error) {
  process.stderr.write(`${error instanceof EnvError ? error.message : String(error)}\n`);
  process.exit(1);
}
