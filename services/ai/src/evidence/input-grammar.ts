import { z } from 'zod';

/** How often something is repeated: the product of some fields, times and plus a constant. */
const Count = z.object({
  fields: z.array(z.number().int().nonnegative()).max(4),
  times: z.number().int().min(1).max(1_000),
  plus: z.number().int().min(-1_000).max(1_000),
});
export type Count = z.infer<typeof Count>;

const Kind = z.enum(['int', 'real', 'word']);
export type TokenKind = z.infer<typeof Kind>;

/** A part of an input. A count of null: as many as the input has. */
export type GrammarItem =
  | { is: 'token'; field: number }
  | { is: 'list'; kind: TokenKind; count: Count | null; separator: string }
  /** A text up to the end of its line. */
  | { is: 'text' }
  | { is: 'line'; separator: string; body: GrammarItem[] }
  | { is: 'repeat'; count: Count | null; body: GrammarItem[] };

const Separator = z.string().min(1).max(1);
const Item: z.ZodType<GrammarItem> = z.lazy(() =>
  z.discriminatedUnion('is', [
    z.object({ is: z.literal('token'), field: z.number().int().nonnegative() }),
    z.object({ is: z.literal('list'), kind: Kind, count: Count.nullable(), separator: Separator }),
    z.object({ is: z.literal('text') }),
    z.object({ is: z.literal('line'), separator: Separator, body: z.array(Item).max(40) }),
    z.object({ is: z.literal('repeat'), count: Count.nullable(), body: z.array(Item).max(40) }),
  ]),
);

/** What a program reads from standard input, as far as its source shows. */
export const InputGrammar = z.object({
  items: z.array(Item).min(1).max(40),
  fields: z.array(z.object({ name: z.string().max(40), kind: Kind })).max(200),
  /** The single characters that the program compares with. */
  characters: z.string().max(40),
  /** The words that the program compares with. */
  words: z.array(z.string().regex(/^[A-Za-z_]{2,12}$/)).max(12),
  /** Some line is read as the whole of the input, so nothing may stand behind it. */
  isWhole: z.boolean(),
});
export type InputGrammar = z.infer<typeof InputGrammar>;

/** Each round of a repetition for test cases reads a number, and then something that may grow. */
export function isTests(body: readonly GrammarItem[], { fields }: InputGrammar): boolean {
  const flat = body.flatMap((item) => (item.is === 'line' ? item.body : [item]));
  const hasNumber = flat.some((item) => item.is === 'token' && fields[item.field]?.kind === 'int');
  return hasNumber && flat.some(({ is }) => is === 'list' || is === 'repeat' || is === 'text');
}
