import { parseEnv, runService } from '@evident/kit';
import { serviceOptions } from './ai.service-options.js';
import { engineAnalyser } from './engine/engine-analyser.js';
import { EnvSchema } from './env.js';

await runService(() => {
  const env = parseEnv(EnvSchema);
  return serviceOptions(env, engineAnalyser(env));
});
