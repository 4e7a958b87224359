import { z } from 'zod';

/** How the stand-in answers. The faults are those that real providers have. */
const MODES = [
  'honest',
  /** Claims whatever serves the author of the code. */
  'obedient',
  /** The same, and repeats ratings, orders and the delimiters. */
  'obedient-loud',
  'rate_limit',
  'server_error',
  'timeout',
  'bad_json',
  'truncated',
  'wrong_schema',
  'unauthorised',
  'cut',
  'drip',
  'no_schemas',
  /** Busy, and says when to come back: in 40 seconds. */
  'slow_down',
  /** Knows only the older name of the limit of an answer. */
  'old_limits',
  /** Answers in a block of Markdown. */
  'fenced',
  /** Thinks aloud before it answers. */
  'thinking',
] as const;
export const Mode = z.enum(MODES);
export type Mode = z.infer<typeof Mode>;

export const FAULTS = [
  'rate_limit',
  'server_error',
  'timeout',
  'bad_json',
  'truncated',
  'wrong_schema',
  'unauthorised',
  'cut',
  'drip',
] as const satisfies readonly Mode[];

export const ModeChange = z.object({
  mode: Mode,
  /** The number of calls in this mode; then the stand-in is honest again. Null: the mode stays. */
  times: z.number().int().positive().nullable().default(null),
});
export type ModeChange = z.infer<typeof ModeChange>;
