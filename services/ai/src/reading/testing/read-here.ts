import { selectFindings } from '../messages/finding.js';
import { removeHiddenCharacters } from '../linters/hidden-characters.js';
import type { TextReader } from '../read-text.js';
import type { StaticReading } from '../source-reader.js';
import type { SourceLanguage } from '../../syntax/shape.js';

/** Answers as `SourceReader` does, in this process. */
export async function readHere(
  reader: TextReader,
  language: SourceLanguage,
  source: string,
): Promise<StaticReading> {
  const { text, finding } = removeHiddenCharacters(source);
  const { lints, estimate, outline } = await reader.read(language, text);
  return { lints: selectFindings([...(finding ? [finding] : []), ...lints]), estimate, outline };
}
