import { parseEnv, runService } from '@evident/kit';
import { serviceOptions } from './ai.service-options.js';
import { EnvSchema } from './env.js';

await runService(() => serviceOptions(parseEnv(EnvSchema)));
