/** The checker itself is broken. It never becomes a verdict of the program, and its author reads the message. */
export class CheckerFault extends Error {
  override name = 'CheckerFault';

  /** @param index of the test whose output it should have judged, from 1 */
  onTest(index: number): CheckerFault {
    return new CheckerFault(`On test ${index}: ${this.message}`);
  }
}
