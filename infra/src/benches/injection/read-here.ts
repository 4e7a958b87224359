import { selectFindings } from '../lint/finding.js';
import { removeHiddenCharacters } from '../lint/hidden-characters.js';
import type { TextReader } from '../lint/read-text.js';
import type { StaticReading } from '../static-reading.js';
import type { SourceLanguage } from '../syntax/shape.js';

/** What `SourceReader` answers, without a process of its own. */
export async function readHere(
  reader: TextReader,
  language: SourceLanguage,
  source: string,
): Promise<StaticReading> {
  const { text, finding } = removeHiddenCharacters(source);
  const { lints, estimate, outline } = await reader.read(language, text);
  return { lints: selectFindings([...(finding ? [finding] : []), ...lints]), estimate, outline };
}
