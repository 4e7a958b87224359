import type { RatingPart } from '@evident/contracts';
import type { z } from 'zod';

/** `of` 0: not rated, the others are scaled to the whole. */
export type Part = z.infer<typeof RatingPart>;
