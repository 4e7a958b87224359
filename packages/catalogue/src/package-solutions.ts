import { EDITOR_LANGUAGES, LANGUAGE_EXTENSIONS, type EditorLanguage } from '@evident/contracts';
import { packageSlugs, readPackage } from './packages.js';
import { solutionFile } from './package-parser.js';
import type { ProblemPackage } from './problem-package.js';

/** A reference or a wrong solution of a package. */
export interface PackageSolution {
  /** Such as `two-sum/wrong/neighbours-only.js`. */
  name: string;
  slug: string;
  language: EditorLanguage;
  source: string;
  /** Whether the package says that it passes all tests. */
  right: boolean;
}

/** The references in all three languages, then the wrong solutions. Starters are left out. */
export function solutionsOf({ slug, references, wrong }: ProblemPackage): PackageSolution[] {
  return [
    ...EDITOR_LANGUAGES.map((language) => ({
      name: `${slug}/${solutionFile(language, 'reference')}`,
      slug,
      language,
      source: references[language],
      right: true,
    })),
    ...wrong.map(({ file, source }) => ({
      name: `${slug}/${file}`,
      slug,
      language: languageOfFile(file),
      source,
      right: false,
    })),
  ];
}

/** The solutions of every package of this repository. */
export const allSolutions = (): PackageSolution[] =>
  packageSlugs().flatMap((slug) => solutionsOf(readPackage(slug)));

/** The language of a file such as `wrong/neighbours-only.js`. @throws Error when no language has its extension. */
export function languageOfFile(file: string): EditorLanguage {
  const language = EDITOR_LANGUAGES.find((known) => file.endsWith(`.${LANGUAGE_EXTENSIONS[known]}`));
  if (!language) throw new Error(`${file} is in no language of the product`);
  return language;
}
