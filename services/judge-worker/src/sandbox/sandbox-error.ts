/** The platform failed and not the program. It never becomes a verdict. */
export class SandboxError extends Error {
  override readonly name = 'SandboxError';
}
