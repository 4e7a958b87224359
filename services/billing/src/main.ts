import { parseEnv, runService } from '@evident/kit';
import { serviceOptions } from './billing.service-options.js';
import { EnvSchema } from './env.js';

await runService(() => serviceOptions(parseEnv(EnvSchema)));
