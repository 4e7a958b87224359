import type { LiveSubmission } from './live-results.js';
import { announcement } from './progress-words.js';

/** The text of the live region. Loaded after the page, since nothing is said before the first run. */
export default function SpokenProgress({ live }: { live: LiveSubmission }) {
  return announcement(live);
}
