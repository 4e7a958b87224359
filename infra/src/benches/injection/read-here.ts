import { selectFindings } from '@evident/ai/lint/finding';
import { removeHiddenCharacters } from '@evident/ai/lint/hidden-characters';
import type { TextReader } from '@evident/ai/lint/read-text';
import type { StaticReading } from '@evident/ai/static-reading';
import type { SourceLanguage } from '@evident/ai/syntax/shape';

/** Reads a source like `SourceReader`, but in this process. */
export async function readHere(
  reader: TextReader,
  language: SourceLanguage,
  source: string,
): Promise<StaticReading> {
  const { text, finding } = removeHiddenCharacters(source);
  const { lints, estimate, outline } = await reader.read(language, text);
  return { lints: selectFindings([...(finding ? [finding] : []), ...lints]), estimate, outline };
}
