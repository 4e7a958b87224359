import type { Playlist } from '@evident/contracts/http/playlists';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { counted } from '../../lib/format.js';
import { useFailureLog } from '../../lib/use-failure-log.js';
import { DifficultyBadge } from '../../ui/badge.js';
import { Button } from '../../ui/button.js';
import { cx } from '../../ui/cx.js';
import { EmptyState } from '../../ui/empty-state.js';
import { CheckIcon, ChevronRightIcon, CrossIcon, TrashIcon } from '../../ui/icons.js';
import { LoadedList } from '../../ui/loaded.js';
import { Panel } from '../../ui/panel.js';
import { useGetPlaylistsQuery, useRemoveFromPlaylistMutation } from './playlists-api.js';

const DeletePlaylistDialog = lazy(() => import('./delete-playlist-dialog.js'));

type Entry = Playlist['problems'][number];

function EntryRow({ playlist, entry }: { playlist: Playlist; entry: Entry }) {
  const [remove, { isLoading }] = useRemoveFromPlaylistMutation();
  const { problem } = entry;
  return (
    <li className="flex min-h-10 items-center gap-3 py-1 pr-2 pl-11">
      <span className="min-w-0 flex-1 truncate">
        {problem.deleted ? (
          <span className="text-muted">{problem.title} (deleted)</span>
        ) : (
          <Link to={`/problem/${problem.id}`} className="hover:text-accent">
            {problem.title}
          </Link>
        )}
        {problem.solved && (
          <span className="ml-2 inline-flex items-center gap-1 align-middle text-xs text-pass">
            <CheckIcon className="size-3.5" />
            Solved
          </span>
        )}
      </span>
      <DifficultyBadge difficulty={problem.difficulty} />
      <Button
        size="sm"
        variant="ghost"
        iconOnly
        busy={isLoading}
        aria-label={`Remove ${problem.title} from ${playlist.name}`}
        title="Remove from playlist"
        className="text-muted hover:text-fail"
        onClick={() => void remove({ playlistId: playlist.id, problemId: problem.id })}
      >
        <CrossIcon />
      </Button>
    </li>
  );
}

interface PlaylistRowProps {
  playlist: Playlist;
  expanded: boolean;
  onToggle: () => void;
  onDelete: () => void;
}

function PlaylistRow({ playlist, expanded, onToggle, onDelete }: PlaylistRowProps) {
  return (
    <li className="border-t border-line first:border-t-0">
      <div className="flex items-center gap-2 pr-2 hover:bg-raised">
        <button
          type="button"
          aria-expanded={expanded}
          onClick={onToggle}
          className="flex min-h-12 min-w-0 flex-1 items-center gap-3 px-4 py-2 text-left outline-offset-[-2px]"
        >
          <ChevronRightIcon
            className={cx('shrink-0 text-muted transition-transform', expanded && 'rotate-90')}
          />
          <span className="min-w-0 flex-1 truncate font-medium">{playlist.name}</span>
          <span className="tabular shrink-0 text-[0.8125rem] text-muted">
            {counted(playlist.problems.length, 'problem')}
          </span>
        </button>
        <Button
          size="sm"
          variant="ghost"
          iconOnly
          aria-label={`Delete Playlist ${playlist.name}`}
          title="Delete Playlist"
          className="text-muted hover:text-fail"
          onClick={onDelete}
        >
          <TrashIcon />
        </Button>
      </div>
      {expanded && (
        <div className="border-t border-line bg-canvas py-1">
          {playlist.description && (
            <p className="px-11 py-1.5 text-[0.8125rem] text-muted">{playlist.description}</p>
          )}
          {playlist.problems.length === 0 ? (
            <p className="px-11 py-2 text-muted">No problems in this playlist yet</p>
          ) : (
            <ul>
              {playlist.problems.map((entry) => (
                <EntryRow key={entry.id} playlist={playlist} entry={entry} />
              ))}
            </ul>
          )}
        </div>
      )}
    </li>
  );
}

/** The user's playlists. One is expanded at a time. */
export function MyPlaylists({ onCreate }: { onCreate: () => void }) {
  const { data, error, refetch } = useGetPlaylistsQuery();
  useFailureLog(error, 'The playlists could not be loaded');
  const [openId, setOpenId] = useState<string | null>(null);
  const [deleting, setDeleting] = useState<Playlist | null>(null);
  return (
    <Panel
      title="My Playlists"
      bodyClass="min-h-40"
      actions={
        <Button size="sm" onClick={onCreate}>
          Create Playlist
        </Button>
      }
    >
      <LoadedList
        what="playlists"
        data={data?.filter((playlist) => !playlist.curated)}
        error={error}
        onRetry={refetch}
        rowClass="h-12"
        empty={<EmptyState title="No playlists yet" />}
      >
        {(own) => (
          <ul>
            {own.map((playlist) => (
              <PlaylistRow
                key={playlist.id}
                playlist={playlist}
                expanded={openId === playlist.id}
                onToggle={() => setOpenId(openId === playlist.id ? null : playlist.id)}
                onDelete={() => setDeleting(playlist)}
              />
            ))}
          </ul>
        )}
      </LoadedList>
      {deleting && (
        <Suspense>
          <DeletePlaylistDialog playlist={deleting} onClose={() => setDeleting(null)} />
        </Suspense>
      )}
    </Panel>
  );
}

/** @returns how many playlists the user has; undefined while they load. */
export function usePlaylistCount(): number | undefined {
  const { data } = useGetPlaylistsQuery();
  return data?.filter((playlist) => !playlist.curated).length;
}
