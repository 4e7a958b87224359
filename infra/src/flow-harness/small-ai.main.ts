import { EnvSchema } from '@evident/ai/env';
import { serviceOptions } from '@evident/ai/ai.service-options';
import { parseEnv, runService } from '@evident/kit';
import { onFreePorts } from '@evident/kit/testing/index';
import { SMALL_ANALYSER } from './small-analyser.js';

// Its parent is gone, and nothing else would stop this process.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));

await runService(() => onFreePorts(serviceOptions(parseEnv(EnvSchema), SMALL_ANALYSER)));
