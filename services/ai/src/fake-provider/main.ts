import { EnvError, parseEnv, port } from '@evident/kit';
import { z } from 'zod';
import { FakeModel } from './fake-model.js';

const FakeModelEnv = z.object({
  NODE_ENV: z
    .enum(['development', 'test'], {
      error: 'the stand-in model obeys whoever writes to it and never runs in production',
    })
    .default('development'),
  FAKE_MODEL_PORT: port,
});

try {
  const env = parseEnv(FakeModelEnv);
  const model = new FakeModel();
  const origin = await model.listen(env.FAKE_MODEL_PORT);
  process.stdout.write(`${JSON.stringify({ name: 'fake-model', msg: 'ready', origin })}\n`);
  const end = (): void => {
    model.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  process.once('disconnect', end);
} catch (error) {
  process.stderr.write(`${error instanceof EnvError ? error.message : String(error)}\n`);
  process.exit(1);
}
