/** The platform could not judge. It never becomes a verdict: the worker releases the claim. */
export class JudgingFault extends Error {
  override name = 'JudgingFault';
}
