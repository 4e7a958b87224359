import { parseEnv, port } from '@evident/kit/env';
import { runStandIn } from '../run-stand-in.js';
import { z } from 'zod';
import { FakeModel } from './model-provider.js';

const FakeModelEnv = z.object({
  NODE_ENV: z
    .enum(['development', 'test'], {
      error: 'the stand-in model obeys whoever writes to it and never runs in production',
    })
    .default('development'),
  FAKE_MODEL_PORT: port,
});

await runStandIn('fake-model', () => {
  const { FAKE_MODEL_PORT } = parseEnv(FakeModelEnv);
  return { standIn: new FakeModel(), port: FAKE_MODEL_PORT };
});
