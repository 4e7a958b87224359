import { EnvSchema } from '@evident/ai/env';
import { serviceOptions } from '@evident/ai/ai.service-options';
import { parseEnv, runService } from '@evident/kit';
import { SMALL_ANALYSER } from './small-analyser.js';

// Whoever started it holds the other end; when that is gone, nobody will ever stop this process.
process.stdin
  .on('close', () => process.kill(process.pid, 'SIGKILL'))
  .resume()
  .unref();

await runService(() => serviceOptions(parseEnv(EnvSchema), SMALL_ANALYSER));
