import { type Language, LANGUAGES } from '@evident/contracts';
import { storableText } from '@evident/kit';
import type { VerifiedProgram } from './verifications.service.js';

/**
 * The reference solutions to verify, in the order of the forms.
 * @param offered a reference in another language is left out, because no worker could judge it
 */
export const referencesOf = (
  sources: Readonly<Partial<Record<Language, string | undefined>>>,
  offered: readonly Language[],
): VerifiedProgram[] =>
  LANGUAGES.filter((language) => offered.includes(language)).flatMap((language) => {
    const sourceCode = sources[language];
    return sourceCode
      ? [
          {
            label: 'reference',
            language,
            sourceCode: storableText(sourceCode),
            expected: 'accepted' as const,
          },
        ]
      : [];
  });
