import { z } from 'zod';

/** How a program's output is compared with the answer. */
export const CheckerSpec = z.discriminatedUnion('kind', [
  /** Line by line; trailing blanks of a line and trailing empty lines are ignored. */
  z.object({ kind: z.literal('exact') }),
  z.object({ kind: z.literal('tokens') }),
  z.object({
    kind: z.literal('floats'),
    absolute: z.number().positive().default(1e-6),
    relative: z.number().positive().default(1e-6),
  }),
  z.object({ kind: z.literal('unordered_lines') }),
  z.object({ kind: z.literal('unordered_tokens') }),
  /**
   * A Python program run in the sandbox. Standard input: three JSON strings, a line each (input, answer, output).
   * Exit code 0 accepts, 1 rejects, 2 rejects as badly formatted, anything else is a fault of the checker;
   * standard output is the message.
   */
  z.object({ kind: z.literal('custom'), source: z.string().optional() }),
]);
export type CheckerSpec = z.infer<typeof CheckerSpec>;
export type CheckerKind = CheckerSpec['kind'];
