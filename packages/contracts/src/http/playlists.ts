import { z } from 'zod';
import { EXAMPLE } from '../example.js';
import { LIMITS } from '../limits.js';
import { Difficulty } from '../problem-fields.js';

export const CreatePlaylistRequest = z
  .object({
    name: z.string().trim().min(1, 'Name is required').max(80, 'Name must be at most 80 characters'),
    description: z.string().trim().max(500, 'Description must be at most 500 characters').optional(),
  })
  .meta({ id: 'CreatePlaylistRequest', examples: [{ name: 'Before the interview' }] });
export type CreatePlaylistRequest = z.infer<typeof CreatePlaylistRequest>;

const problemId = z.uuid();
const problemIds = z.array(z.uuid()).min(1).max(LIMITS.problemsPerPlaylist);

/** Add and remove take `problemId` or `problemIds`. */
export const PlaylistProblemsRequest = z
  .object({ problemId: problemId.optional(), problemIds: problemIds.optional() })
  .refine((body) => body.problemId !== undefined || body.problemIds !== undefined, {
    error: 'problemIds is required',
  })
  .meta({ id: 'PlaylistProblemsRequest', examples: [{ problemIds: [EXAMPLE.problemId] }] });
export type PlaylistProblemsRequest = z.infer<typeof PlaylistProblemsRequest>;

const PlaylistEntry = z.object({
  id: z.uuid(),
  problem: z.object({
    id: z.uuid(),
    title: z.string(),
    difficulty: Difficulty,
    solved: z.boolean(),
    /** A deleted problem keeps its title but has no page. */
    deleted: z.boolean(),
  }),
});

export const Playlist = z
  .object({
    id: z.uuid(),
    name: z.string(),
    description: z.string().nullable(),
    problems: z.array(PlaylistEntry),
    createdAt: z.iso.datetime(),
    /** A public, read-only study plan of the catalogue. */
    curated: z.boolean(),
  })
  .meta({
    id: 'Playlist',
    examples: [
      {
        id: '9c5d1c39-0f0d-4c33-b9a1-7b1a52d0f3aa',
        name: 'Before the interview',
        description: null,
        problems: [
          {
            id: EXAMPLE.problemId,
            problem: {
              id: EXAMPLE.problemId,
              title: 'Double it',
              difficulty: 'EASY',
              solved: true,
              deleted: false,
            },
          },
        ],
        createdAt: EXAMPLE.createdAt,
        curated: false,
      },
    ],
  });
export type Playlist = z.infer<typeof Playlist>;

export const PlaylistAnswer = z
  .object({ playList: Playlist, message: z.string().optional() })
  .meta({ id: 'PlaylistAnswer' });
export type PlaylistAnswer = z.infer<typeof PlaylistAnswer>;
export const PlaylistsAnswer = z.object({ playlists: z.array(Playlist) }).meta({ id: 'PlaylistsAnswer' });
export type PlaylistsAnswer = z.infer<typeof PlaylistsAnswer>;
