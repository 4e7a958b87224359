import type { Language } from '@evident/contracts';
import { instrumentJava } from './instrument-java.js';
import { instrumentJavaScript } from './instrument-javascript.js';
import { instrumentPython } from './instrument-python.js';
import type { InstrumentedProgram } from './instrumented-program.js';

/** @returns undefined when steps cannot be counted: the language is not supported, or the source does not parse */
export async function instrument(
  language: Language,
  source: string,
  level: InstrumentedProgram['level'] = 'full',
): Promise<InstrumentedProgram | undefined> {
  try {
    switch (language) {
      case 'JAVASCRIPT':
        return instrumentJavaScript(source);
      case 'PYTHON':
        return instrumentPython(source);
      case 'JAVA':
        return await instrumentJava(source, level);
      case 'CPP':
        return undefined;
    }
  } catch (error) {
    // A RangeError: the source nests too deep.
    if (error instanceof SyntaxError || error instanceof RangeError) return undefined;
    throw error;
  }
}
