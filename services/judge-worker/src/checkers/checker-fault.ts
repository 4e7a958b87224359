/** The checker itself is broken. This is a fault of the platform and never becomes a verdict. */
export class CheckerFault extends Error {
  override name = 'CheckerFault';
}
