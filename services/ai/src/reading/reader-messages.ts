import { EDITOR_LANGUAGES } from '@evident/contracts';
import { z } from 'zod';
import { COMPLEXITY_CLASSES } from '../evidence/complexity-class.js';
import { InputGrammar } from '../evidence/input-grammar.js';
import { APPROACHES } from './approach/names.js';
import { TRAITS } from './outline.js';

export const ReadRequest = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('read'),
    id: z.number().int(),
    language: z.enum(EDITOR_LANGUAGES),
    source: z.string(),
  }),
  z.object({
    kind: z.literal('probe'),
    id: z.number().int(),
    /** Null: to be detected. */
    language: z.enum(EDITOR_LANGUAGES).nullable(),
    source: z.string(),
  }),
]);
export type ReadRequest = z.infer<typeof ReadRequest>;

const ComplexityName = z.enum(COMPLEXITY_CLASSES);
const TextFindings = z.object({
  lints: z
    .array(
      z.object({
        messageId: z.string(),
        severity: z.enum(['essential', 'actionable', 'informative', 'celebratory']),
        category: z.string(),
        line: z.number().int().positive(),
        text: z.string(),
        tool: z.string(),
      }),
    )
    .max(50_000),
  estimate: z.object({
    source: z.enum(['estimated', 'inconclusive']),
    notation: z.string().nullable(),
    class: ComplexityName.nullable(),
    runnerUp: z.null(),
    family: z.null(),
    dominantLine: z
      .object({
        line: z.number().int(),
        label: z.string(),
        share: z.number(),
        class: ComplexityName.nullable(),
      })
      .nullable(),
    series: z.tuple([]),
    note: z.string().nullable(),
  }),
  outline: z.object({
    silent: z.string(),
    traits: z.array(z.enum(TRAITS)),
    approaches: z.array(z.object({ name: z.enum(APPROACHES), line: z.number().int() })),
    functions: z.number().int(),
    loops: z.number().int(),
    nesting: z.number().int(),
  }),
  grammar: InputGrammar.nullable(),
  fault: z.object({ kind: z.enum(['unparsable', 'empty']), words: z.string().max(200) }).nullable(),
});

/** The messages that the reading process may send. It parses strangers' sources, so its messages are validated. */
export const ReadAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('read'), id: z.number().int(), findings: TextFindings }),
  z.object({
    kind: z.literal('probed'),
    id: z.number().int(),
    language: z.enum(EDITOR_LANGUAGES),
    tokensHash: z.string().length(64).nullable(),
    cpuMs: z.number().nonnegative(),
  }),
  z.object({ kind: z.literal('failed'), id: z.number().int(), reason: z.string().max(2_000) }),
]);
export type ReadAnswer = z.infer<typeof ReadAnswer>;
