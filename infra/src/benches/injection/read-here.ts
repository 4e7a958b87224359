import { selectFindings } from '@evident/ai/reading/messages/finding';
import { removeHiddenCharacters } from '@evident/ai/reading/linters/hidden-characters';
import type { TextReader } from '@evident/ai/reading/read-text';
import type { StaticReading } from '@evident/ai/reading/source-reader';
import type { SourceLanguage } from '@evident/ai/syntax/shape';

/** Reads a source like `SourceReader`, but in this process. */
export async function readHere(
  reader: TextReader,
  language: SourceLanguage,
  source: string,
): Promise<StaticReading> {
  const { text, finding } = removeHiddenCharacters(source);
  const { lints, estimate, outline, grammar, fault } = await reader.read(language, text);
  return {
    lints: selectFindings([...(finding ? [finding] : []), ...lints]),
    estimate,
    outline,
    grammar,
    fault,
  };
}
