import { parseEnv, runService } from '@evident/kit';
import { EnvSchema } from './env.js';
import { serviceOptions } from './judge-worker.service-options.js';

await runService(() => serviceOptions(parseEnv(EnvSchema)));
