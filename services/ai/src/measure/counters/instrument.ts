import type { Language } from '@evident/contracts';
import { instrumentJava } from './instrument-java.js';
import { instrumentJavaScript } from './instrument-javascript.js';
import { instrumentPython } from './instrument-python.js';
import type { InstrumentedProgram } from './instrumented-program.js';

/** One call of numpy does the work of a loop in compiled code, where no step is seen. */
const LOADS_NUMPY = /^[ \t]*(?:from[ \t]+numpy\b|import[ \t][^#\n]*\bnumpy\b)/m;

/** @returns undefined when steps cannot be counted: the language is not supported, the source does not parse, or it loads numpy */
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
        return LOADS_NUMPY.test(source) ? undefined : instrumentPython(source);
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
