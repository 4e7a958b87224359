import type { Language } from '@evident/contracts/languages';
import { useEffect, useState } from 'react';
import { programsOf } from './recipe-list.js';
import type { RecipeId } from './recipes/recipe-id.js';

type Programs = Readonly<Record<RecipeId, string>>;
type Loaded = { language: Language } & ({ programs: Programs } | { error: unknown });

/** @returns the programs of a language; both null while they are loaded. */
export function usePrograms(language: Language): { programs: Programs | null; error: unknown } {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    let left = false;
    const set = (next: Loaded) => {
      if (!left) setLoaded(next);
    };
    programsOf(language).then(
      (programs) => set({ language, programs }),
      (error: unknown) => set({ language, error }),
    );
    return () => {
      left = true;
    };
  }, [language]);
  if (loaded?.language !== language) return { programs: null, error: null };
  return 'programs' in loaded
    ? { programs: loaded.programs, error: null }
    : { programs: null, error: loaded.error };
}
