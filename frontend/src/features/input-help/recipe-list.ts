import { LANGUAGES, type Language } from '@evident/contracts/languages';
import type { RecipeId } from './recipes/recipe-id.js';
import list from './recipes/recipes.json';

export interface Recipe {
  id: RecipeId;
  title: string;
  /** What the input looks like. */
  detail: string;
  input: string;
  output: string;
  /** What the program does. */
  does: string;
}

export const RECIPES = list as Recipe[];

type Programs = Readonly<Record<RecipeId, string>>;
const LOADERS: Readonly<Record<Language, () => Promise<{ default: Programs }>>> = {
  JAVASCRIPT: () => import('./recipes/javascript.js'),
  PYTHON: () => import('./recipes/python.js'),
  JAVA: () => import('./recipes/java.js'),
  CPP: () => import('./recipes/cpp.js'),
};

/** The part of the address that names a language. */
export const slugOf = (language: Language): string => language.toLowerCase();

export const languageOf = (slug: string | undefined): Language | undefined =>
  LANGUAGES.find((language) => slugOf(language) === slug);

const loaded = new Map<Language, Promise<Programs>>();

/** @returns the programs of one language, loaded once. */
export function programsOf(language: Language): Promise<Programs> {
  const known = loaded.get(language);
  if (known) return known;
  const programs = LOADERS[language]().then((module) => module.default);
  programs.catch(() => loaded.delete(language));
  loaded.set(language, programs);
  return programs;
}
