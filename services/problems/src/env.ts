import { BUILT_CATALOGUE } from '@evident/catalogue';
import { EDITOR_LANGUAGES, Language, LANGUAGES } from '@evident/contracts';
import { BASE_ENV, port } from '@evident/kit';
import { z } from 'zod';

export const EnvSchema = z
  .object({
    ...BASE_ENV,
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
    REDIS_URL: z.url({ protocol: /^rediss?$/ }),
    RPC_HOST: z.string().default('127.0.0.1'),
    RPC_PORT: port,
    /** The judge's calls have their own port, so that a worker can reach no other call. */
    JUDGE_RPC_PORT: port,
    /** Where the judge's calls are served; as RPC_HOST when absent. */
    JUDGE_RPC_HOST: z.string().optional(),
    /** The folder of the built catalogue. */
    CATALOGUE_DIR: z.string().default(BUILT_CATALOGUE),
    /** A worker that does not renew for longer loses its claim. */
    LEASE_MS: z.coerce.number().int().min(500).max(120_000).default(8_000),
    RECONCILE_INTERVAL_MS: z.coerce.number().int().min(50).max(60_000).default(1_000),
    /** Beyond these, new submissions are refused with 503 before they are stored. */
    QUEUE_MAX_DEPTH: z.coerce.number().int().min(1).default(2_000),
    QUEUE_MAX_AGE_MS: z.coerce.number().int().min(1_000).default(60_000),
    /** After so many days the source and the tests of a submission are removed; 0 keeps them. */
    SUBMISSION_TEXTS_DAYS: z.coerce.number().int().min(0).max(36_500).default(0),
    /** Comma-separated. C++ is offered only while a judge worker has its compiler. */
    LANGUAGES_OFFERED: z
      .string()
      .default(LANGUAGES.join(','))
      .transform((value) => value.split(',').map((name) => name.trim().toUpperCase()))
      .pipe(z.array(Language))
      .refine((offered) => EDITOR_LANGUAGES.every((language) => offered.includes(language)), {
        error: `it must name ${EDITOR_LANGUAGES.join(', ')}, which every problem has`,
      }),
  })
  .refine((env) => env.RPC_PORT !== env.JUDGE_RPC_PORT, {
    path: ['JUDGE_RPC_PORT'],
    error: 'it must differ from RPC_PORT',
  });
export type Env = z.infer<typeof EnvSchema>;

/** Token under which the parsed environment is injected. */
export const ENV = Symbol('problems environment');
