/** The platform failed, not the program. It never becomes a learner's verdict. */
export class SandboxError extends Error {
  override readonly name = 'SandboxError';
}
