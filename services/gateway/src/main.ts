import { parseEnv, runService } from '@evident/kit';
import { EnvSchema } from './env.js';
import { serviceOptions } from './gateway.service-options.js';

await runService(() => serviceOptions(parseEnv(EnvSchema)));
