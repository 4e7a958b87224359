import type { RatingPart } from '@evident/contracts';
import type { z } from 'zod';

/** `of` 0: this part is not rated, and the others are scaled to 100. */
export type Part = z.infer<typeof RatingPart>;
