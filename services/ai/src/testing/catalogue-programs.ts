import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { EDITOR_LANGUAGES, LANGUAGE_EXTENSIONS, type EditorLanguage } from '@evident/contracts';

const CATALOGUE = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../problems/catalogue');

export interface CatalogueProgram {
  /** `two-sum/reference.py` */
  name: string;
  problem: string;
  language: EditorLanguage;
  source: string;
  /** Whether it passes its tests, according to the package. */
  right: boolean;
}

const files = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();

const languageOf = (file: string): EditorLanguage | undefined =>
  EDITOR_LANGUAGES.find((language) => file.endsWith(`.${LANGUAGE_EXTENSIONS[language]}`));

/** References and wrong solutions of the shipped problems, in all three languages. Starters are left out. */
export function cataloguePrograms(): CatalogueProgram[] {
  const problems = readdirSync(CATALOGUE, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return problems.flatMap(({ name: problem }) => {
    const of = (folder: string, right: boolean): CatalogueProgram[] =>
      files(path.join(CATALOGUE, problem, folder)).flatMap((file) => {
        const language = languageOf(file);
        if (!language || /starter/i.test(file)) return [];
        const name = `${problem}/${path.basename(file)}`;
        return [{ name, problem, language, source: readFileSync(file, 'utf8'), right }];
      });
    return [...of('solutions', true), ...of('wrong', false)];
  });
}
