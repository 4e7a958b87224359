import { z } from 'zod';

export const NOTICE_LIMITS = { min: 3, max: 300 } as const;

/** What administrators tell everybody above each page: an announcement, or maintenance. */
export const Notice = z
  .object({
    text: z.string(),
    /** From then until `endsAt` runs, submissions and analyses are refused. Null: nothing is. */
    pausesFrom: z.iso.datetime().nullable(),
    endsAt: z.iso.datetime(),
  })
  .meta({
    id: 'Notice',
    examples: [
      {
        text: 'The database moves to a new machine.',
        pausesFrom: '2026-01-05T20:00:00.000Z',
        endsAt: '2026-01-05T21:00:00.000Z',
      },
    ],
  });
export type Notice = z.infer<typeof Notice>;

export const NoticeAnswer = z.object({ notice: Notice.nullable() }).meta({ id: 'NoticeAnswer' });
export type NoticeAnswer = z.infer<typeof NoticeAnswer>;

export const SetNoticeRequest = z
  .object({
    text: z
      .string()
      .trim()
      .min(NOTICE_LIMITS.min, 'A text is required')
      .max(NOTICE_LIMITS.max, `At most ${NOTICE_LIMITS.max} characters`),
    pausesFrom: z.iso.datetime().nullable(),
    endsAt: z.iso.datetime(),
  })
  .refine(({ pausesFrom, endsAt }) => pausesFrom === null || Date.parse(pausesFrom) < Date.parse(endsAt), {
    path: ['endsAt'],
    error: 'It must end after the pause begins',
  })
  .meta({
    id: 'SetNoticeRequest',
    examples: [
      {
        text: 'The database moves to a new machine.',
        pausesFrom: '2026-01-05T20:00:00.000Z',
        endsAt: '2026-01-05T21:00:00.000Z',
      },
    ],
  });
export type SetNoticeRequest = z.infer<typeof SetNoticeRequest>;
