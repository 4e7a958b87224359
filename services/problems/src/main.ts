import { parseEnv, runService } from '@evident/kit';
import { EnvSchema } from './env.js';
import { serviceOptions } from './problems.service-options.js';

await runService(() => serviceOptions(parseEnv(EnvSchema)));
