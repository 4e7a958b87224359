import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { REPOSITORY } from '../../launcher/settings.js';

const MANIFEST = path.join(REPOSITORY, 'infra/kubernetes/base/autoscaling.yaml');

const Policy = z.object({
  type: z.enum(['Percent', 'Pods']),
  value: z.number().int().positive(),
  periodSeconds: z.number().int().positive(),
});
const Direction = z.strictObject({
  stabilizationWindowSeconds: z.number().int().min(0),
  policies: z.array(Policy).min(1),
});
const ScaledObject = z.looseObject({
  spec: z.strictObject({
    scaleTargetRef: z.looseObject({ name: z.literal('judge-worker') }),
    minReplicaCount: z.number().int().min(1),
    maxReplicaCount: z.number().int().min(1),
    pollingInterval: z.number().int().positive(),
    cooldownPeriod: z.number().int().min(0),
    fallback: z.strictObject({
      failureThreshold: z.number().int().positive(),
      replicas: z.number().int().positive(),
      behavior: z.enum(['static', 'currentReplicasIfHigher']).default('static'),
    }),
    advanced: z.strictObject({
      horizontalPodAutoscalerConfig: z.strictObject({
        behavior: z.strictObject({ scaleUp: Direction, scaleDown: Direction }),
      }),
    }),
    triggers: z.tuple([
      z.strictObject({
        type: z.literal('postgresql'),
        authenticationRef: z.looseObject({}),
        metadata: z.strictObject({
          query: z.string(),
          targetQueryValue: z.coerce.number().positive(),
          activationTargetQueryValue: z.coerce.number(),
        }),
      }),
    ]),
  }),
});

export type ScalingPolicy = z.infer<typeof Policy>;
export interface ScalingRules {
  query: string;
  /** Rows for one worker. */
  target: number;
  min: number;
  max: number;
  pollingIntervalS: number;
  fallback: { failureThreshold: number; replicas: number; behavior: 'static' | 'currentReplicasIfHigher' };
  up: { windowS: number; policies: readonly ScalingPolicy[] };
  down: { windowS: number; policies: readonly ScalingPolicy[] };
}

/** The rules of the workers' ScaledObject. @throws ZodError when the manifest says something that the replay does not know */
export function readScalingRules(manifest = MANIFEST): ScalingRules {
  const found = parseAllDocuments(readFileSync(manifest, 'utf8'))
    .map((document) => document.toJS() as unknown)
    .find((each) => z.looseObject({ kind: z.literal('ScaledObject') }).safeParse(each).success);
  const { spec } = ScaledObject.parse(found);
  const { scaleUp, scaleDown } = spec.advanced.horizontalPodAutoscalerConfig.behavior;
  const { metadata } = spec.triggers[0];
  return {
    query: metadata.query,
    target: metadata.targetQueryValue,
    min: spec.minReplicaCount,
    max: spec.maxReplicaCount,
    pollingIntervalS: spec.pollingInterval,
    fallback: spec.fallback,
    up: { windowS: scaleUp.stabilizationWindowSeconds, policies: scaleUp.policies },
    down: { windowS: scaleDown.stabilizationWindowSeconds, policies: scaleDown.policies },
  };
}
