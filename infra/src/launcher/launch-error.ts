/** Why the product cannot start, in one sentence for a person. */
export class LaunchError extends Error {
  override name = 'LaunchError';
}
