import { formatSource } from './format-source.js';
import type { FormatOutcome, FormatRequest } from './format-types.js';

export interface WorkerQuestion {
  id: number;
  request: FormatRequest;
}
/** Without an outcome the formatter failed. */
export interface WorkerAnswer {
  id: number;
  outcome: FormatOutcome | null;
}

self.addEventListener('message', ({ data }: MessageEvent<WorkerQuestion>) => {
  const answer = (outcome: WorkerAnswer['outcome']) =>
    self.postMessage({ id: data.id, outcome } satisfies WorkerAnswer);
  formatSource(data.request).then(answer, () => answer(null));
});
