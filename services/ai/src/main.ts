import { parseEnv, runService } from '@evident/kit';
import { serviceOptions } from './ai.service-options.js';
import { Analyser } from './analyses/analyser.js';
import { EngineAnalyser } from './analyses/engine-analyser.js';
import { EnvSchema } from './env.js';

await runService(() => serviceOptions(parseEnv(EnvSchema), { provide: Analyser, useClass: EngineAnalyser }));
