import { API_BASE } from '@evident/contracts/api-base';

/** The cache of answers that pages show without a connection. It belongs to one user. */
export const ANSWERS_CACHE = 'evident-answers';
/** The address under which the signed-in user is kept. */
export const WHO_AM_I = `${API_BASE}/auth/get-me`;

const ID = '[0-9a-f-]{36}';
/**
 * What the problem list and a problem need. Drafts are not among them: the device has its own, which are newer than any
 * answer kept here.
 */
const KEPT = [
  'auth/get-me',
  'account/preferences',
  'problems/(get-all-problems|get-solved-problems)',
  `problems/get-problem/${ID}`,
  `problems/${ID}/note`,
  `submission/(get-submissions|get-submission-count)/${ID}`,
  'playlist/(curated)?',
].map((path) => new RegExp(`^${API_BASE}/${path}$`));

/** @returns whether the answer to a GET of this path is kept for pages without a connection. */
export const isKeptAnswer = (path: string): boolean => KEPT.some((pattern) => pattern.test(path));
