import { TOPICS } from '@evident/contracts/labels';
import { createContext, use, useState } from 'react';
import { useGetProblemsQuery } from '../../lib/problems-api.js';

interface KnownTags {
  /** Tags that need no confirmation, sorted. */
  known: readonly string[];
  make: (tag: string) => void;
}

const Context = createContext<KnownTags>({ known: TOPICS, make: () => undefined });
export const KnownTagsProvider = Context;
export const useKnownTags = (): KnownTags => use(Context);

/** The topics, the tags of all problems, those of this one, and those that the author made here. */
export function useMadeTags(ofProblem: readonly string[]): KnownTags {
  const { data } = useGetProblemsQuery();
  const [made, setMade] = useState<readonly string[]>([]);
  const ofOthers = data?.flatMap(({ tags }) => tags) ?? [];
  const all = new Set([...TOPICS, ...ofOthers, ...ofProblem, ...made]);
  all.delete('');
  return {
    known: [...all].sort((a, b) => a.localeCompare(b)),
    make: (tag) => setMade([...made, tag]),
  };
}

/** Learners filter by tags, so a slip must not become one. */
export const unknownTags = (tags: readonly string[], known: readonly string[]): string[] => [
  ...new Set(tags.map((tag) => tag.trim()).filter((tag) => tag !== '' && !known.includes(tag))),
];
