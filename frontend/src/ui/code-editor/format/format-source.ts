import { FORMATTERS } from './formatters.js';
import { UnreadableSource, type FormatOutcome, type FormatRequest } from './format-types.js';
import { keepsCode } from './kept-code.js';

/** Formats a source. Code is never lost: what cannot be read, or would come back changed, stays as it is. */
export async function formatSource(
  request: FormatRequest,
  formatters: typeof FORMATTERS = FORMATTERS,
): Promise<FormatOutcome> {
  try {
    const text = await formatters[request.language](request);
    return keepsCode(request.language, request.source, text)
      ? { text }
      : { refusal: 'Formatting would change this code, so nothing was changed' };
  } catch (failure) {
    if (!(failure instanceof UnreadableSource)) throw failure;
    const place = failure.line === null ? '' : ` near line ${failure.line}`;
    return { refusal: `Fix the syntax error${place} first. Nothing was changed.` };
  }
}
