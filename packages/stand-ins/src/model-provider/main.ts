import { parseEnv, port } from '@evident/kit/env';
import { runStandIn } from '../run-stand-in.js';
import { z } from 'zod';
import { ModelStandIn } from './model-provider.js';

const ModelStandInEnv = z.object({
  NODE_ENV: z
    .enum(['development', 'test'], {
      error: 'the stand-in model obeys whoever writes to it and never runs in production',
    })
    .default('development'),
  MODEL_STAND_IN_PORT: port,
});

await runStandIn('model-stand-in', () => {
  const { MODEL_STAND_IN_PORT } = parseEnv(ModelStandInEnv);
  return { standIn: new ModelStandIn(), port: MODEL_STAND_IN_PORT };
});
