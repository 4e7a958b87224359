import { z } from 'zod';
import { CreatePlaylistRequest, Playlist } from '../http/playlists.js';
import { Actor } from './actor.js';
import { calledBy } from './define.js';

const playlistId = z.uuid();
const problemIds = z.array(z.uuid()).min(1);

export const PLAYLISTS_RPC = calledBy(['gateway'], {
  'playlists.create': {
    request: z.object({ actor: Actor, playlist: CreatePlaylistRequest }),
    response: Playlist,
  },
  'playlists.list': {
    repeatable: 'always',
    request: z.object({ actor: Actor }),
    response: z.array(Playlist),
  },
  /** The public study plans. */
  'playlists.list-curated': {
    repeatable: 'always',
    request: z.object({ actor: Actor }),
    response: z.array(Playlist),
  },
  'playlists.get': {
    repeatable: 'always',
    request: z.object({ actor: Actor, playlistId }),
    response: Playlist,
  },
  'playlists.add-problems': {
    repeatable: 'always',
    request: z.object({ actor: Actor, playlistId, problemIds }),
    response: Playlist,
  },
  'playlists.remove-problems': {
    repeatable: 'always',
    request: z.object({ actor: Actor, playlistId, problemIds }),
    response: Playlist,
  },
  'playlists.delete': { request: z.object({ actor: Actor, playlistId }), response: z.object({}) },
});
