/** The platform could not judge. Never a verdict: the claim is given back. */
export class JudgingFault extends Error {
  override name = 'JudgingFault';
}
