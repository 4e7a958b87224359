import { z } from 'zod';
import type { JsonSchema } from '../../providers/model-port.js';

const CATEGORIES = [
  'logic',
  'off-by-one',
  'edge-case',
  'overflow',
  'comparison',
  'mutation',
  'input',
  'other',
] as const;
const KINDS = ['time', 'space', 'readability', 'robustness'] as const;

/**
 * What a model may answer. It has no field for a rating or a class. The schema is flat, with every property required and
 * without limits, because servers support different parts of JSON schema.
 */
const Wire = z.object({
  timeWhy: z.string(),
  spaceWhy: z.string(),
  disagrees: z.object({ class: z.string(), reason: z.string() }).nullable(),
  bugs: z.array(
    z.object({
      line: z.number(),
      quote: z.string(),
      category: z.enum(CATEGORIES),
      text: z.string(),
      counterInput: z.string().nullable(),
      evidenceId: z.string().nullable(),
    }),
  ),
  improvements: z.array(z.object({ line: z.number().nullable(), text: z.string(), kind: z.enum(KINDS) })),
  description: z.string(),
});

export const WIRE_SCHEMA: JsonSchema = z.toJSONSchema(Wire, { target: 'draft-7' });

const sentence = z.string().max(1_500);

/** The limits, which are checked after parsing. */
export const ReportDraft = Wire.extend({
  timeWhy: sentence,
  spaceWhy: sentence,
  bugs: Wire.shape.bugs.max(20),
  improvements: Wire.shape.improvements.max(20),
  description: z.string().min(1).max(3_000),
});
export type ReportDraft = z.infer<typeof ReportDraft>;
export type DraftBug = ReportDraft['bugs'][number];
