import { z } from 'zod';
import type { JsonSchema } from '../../providers/model-port.js';
import { BUG_CAUSES, GROWTH_CAUSES, IMPROVEMENT_CAUSES, namesOf } from './causes.js';

/**
 * What a model may answer: slots with a line, an id of evidence, a cause from a list and one sentence. It has no field
 * for a rating or a class, and none for free prose. The schema is flat, with every property required and without
 * limits, because servers support different parts of JSON schema.
 */
const Wire = z.object({
  timeWhy: z
    .object({ line: z.number(), cause: z.enum(namesOf(GROWTH_CAUSES)), sentence: z.string() })
    .nullable(),
  spaceWhy: z
    .object({ line: z.number(), cause: z.enum(namesOf(GROWTH_CAUSES)), sentence: z.string() })
    .nullable(),
  disagrees: z.object({ class: z.string(), reason: z.string() }).nullable(),
  bugs: z.array(
    z.object({
      line: z.number(),
      quote: z.string(),
      cause: z.enum(namesOf(BUG_CAUSES)),
      sentence: z.string(),
      counterInput: z.string().nullable(),
      evidenceId: z.string().nullable(),
    }),
  ),
  improvements: z.array(
    z.object({
      line: z.number().nullable(),
      cause: z.enum(namesOf(IMPROVEMENT_CAUSES)),
      sentence: z.string(),
    }),
  ),
  description: z.string(),
});

export const WIRE_SCHEMA: JsonSchema = z.toJSONSchema(Wire, { target: 'draft-7' });

/** The limits, which are checked after parsing. */
export const ReportDraft = Wire.extend({
  bugs: Wire.shape.bugs.max(20),
  improvements: Wire.shape.improvements.max(20),
  description: z.string().max(3_000),
});
export type ReportDraft = z.infer<typeof ReportDraft>;
export type DraftBug = ReportDraft['bugs'][number];
export type DraftWhy = ReportDraft['timeWhy'];
