import FormatWorker from './format-worker.js?worker';
import { FormatClient } from './format-client.js';
import type { FormatOutcome, FormatRequest } from './format-types.js';

const client = new FormatClient(() => new FormatWorker());

/** Formats in a worker, so that typing goes on. Import it lazily. */
export const format = (request: FormatRequest): Promise<FormatOutcome> => client.format(request);
