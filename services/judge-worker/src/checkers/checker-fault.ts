/** The checker itself is broken: the platform's fault, never the learner's verdict. */
export class CheckerFault extends Error {
  override name = 'CheckerFault';
}
