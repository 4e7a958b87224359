/** The platform failed and not the program. It never becomes a verdict. */
export class SandboxError extends Error {
  override readonly name = 'SandboxError';
}

/** A slot cannot run another program, because memory of earlier ones stays. A new slot can do the work. */
export class SpentSlotError extends SandboxError {}
