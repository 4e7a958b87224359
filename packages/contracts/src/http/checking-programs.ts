import { z } from 'zod';
import { SLUG_PATTERN } from '../slug.js';
import { Language } from '../languages.js';
import { LIMITS } from '../limits.js';
import { Verdict } from '../verdicts.js';

/** A program that the tests must refuse. */
export const WrongProgram = z
  .object({
    name: z
      .string()
      .max(60, 'The name must be at most 60 characters')
      .regex(SLUG_PATTERN, 'Use small letters, digits and hyphens'),
    language: Language,
    verdict: Verdict.exclude(['accepted', 'compile_error']),
    sourceCode: z
      .string()
      .min(1, 'A program is required')
      .max(LIMITS.sourceBytes, 'A program may have at most 64 KB'),
    why: z.string().max(500).optional(),
  })
  .meta({ id: 'WrongProgram' });
export type WrongProgram = z.infer<typeof WrongProgram>;

const source = z.string().max(LIMITS.sourceBytes, 'A program may have at most 64 KB').optional();

/**
 * Programs that check a problem, for administrators. In a request an absent key keeps what is stored and `""` removes it;
 * `wrong` replaces the whole list.
 */
export const CheckingPrograms = z
  .object({
    /** Exports `validate(input)`: null, or a sentence that says what is wrong. */
    validator: source,
    /** Exports `generator`. */
    generator: source,
    /** Python. */
    brute: source,
    wrong: z
      .array(WrongProgram)
      .max(30, 'At most 30 wrong programs')
      .refine(
        (programs) =>
          new Set(programs.map(({ name, language }) => `${name} ${language}`)).size === programs.length,
        'Two wrong programs have the same name',
      )
      .optional(),
  })
  .meta({
    id: 'CheckingPrograms',
    examples: [{ validator: "export const validate = (input) => (input === '' ? 'no input' : null);" }],
  });
export type CheckingPrograms = z.infer<typeof CheckingPrograms>;
