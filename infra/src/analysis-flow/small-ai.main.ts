import { EnvSchema } from '@evident/ai/env';
import { serviceOptions } from '@evident/ai/ai.service-options';
import { parseEnv, runService } from '@evident/kit';
import { SMALL_ANALYSER } from './small-analyser.js';

await runService(() => serviceOptions(parseEnv(EnvSchema), SMALL_ANALYSER));
