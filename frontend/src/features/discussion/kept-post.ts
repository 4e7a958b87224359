import { selectUser } from '../../lib/session-api.js';
import { hasKeptText, useKeptText, type KeptText } from '../../lib/use-kept-text.js';
import { useAppSelector } from '../../store/index.js';

type PostPlace =
  `question:${string}` | `solution:${string}` | `answer:${string}` | `edit:${string}` | `report:${string}`;

/** @returns the name under which a text for this place is kept: of one user, for one problem, discussion or post */
export function useKeptPostKey(place: PostPlace): string {
  const user = useAppSelector(selectUser);
  return `post:${user?.id ?? ''}:${place}`;
}

const titleOf = (key: string) => `${key}:title`;

/** @returns whether a post was begun here and neither sent nor cancelled */
export const hasKeptPost = (key: string): boolean => hasKeptText(key) || hasKeptText(titleOf(key));

/** The title and the body of a post that is being written. */
export function useKeptPost(
  key: string,
  initial: { title: string; body: string },
): { title: KeptText; body: KeptText } {
  const title = useKeptText(titleOf(key), initial.title);
  const body = useKeptText(key, initial.body);
  return { title, body };
}
