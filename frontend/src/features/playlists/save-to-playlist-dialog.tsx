import type { Playlist } from '@evident/contracts/http/playlists';
import { ERROR_TOASTS } from '@evident/contracts/messages';
import { counted } from '../../lib/format.js';
import { useFailureToast } from '../../lib/use-failure-toast.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { EmptyState } from '../../ui/empty-state.js';
import { CheckIcon, PlusIcon } from '../../ui/icons.js';
import { LoadedList } from '../../ui/loaded.js';
import { useAddToPlaylistMutation, useGetPlaylistsQuery } from './playlists-api.js';

interface SaveToPlaylistDialogProps {
  problem: { id: string; title: string };
  onClose: () => void;
  onCreate: () => void;
}

function PlaylistRow({ playlist, problemId }: { playlist: Playlist; problemId: string }) {
  const [add, { isLoading }] = useAddToPlaylistMutation();
  const saved = playlist.problems.some((entry) => entry.problem.id === problemId);
  return (
    <li className="flex min-h-14 items-center gap-3 py-2">
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{playlist.name}</span>
        <span className="block text-[0.8125rem] text-muted">
          {counted(playlist.problems.length, 'problem')}
        </span>
      </span>
      {saved ? (
        <span className="flex items-center gap-1.5 px-3 text-[0.8125rem] font-medium text-pass">
          <CheckIcon />
          Saved
        </span>
      ) : (
        <Button
          busy={isLoading}
          aria-label={`Save to ${playlist.name}`}
          onClick={() => void add({ playlistId: playlist.id, problemId })}
        >
          Save
        </Button>
      )}
    </li>
  );
}

export default function SaveToPlaylistDialog({ problem, onClose, onCreate }: SaveToPlaylistDialogProps) {
  const { data, error, refetch } = useGetPlaylistsQuery();
  useFailureToast(error, ERROR_TOASTS.fetchPlaylists);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Save to Playlist"
      description={problem.title}
      footer={
        <>
          <Button className="mr-auto" onClick={onCreate}>
            <PlusIcon />
            Create Playlist
          </Button>
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <div className="-my-2 min-h-44">
        <LoadedList
          what="playlists"
          data={data?.filter((playlist) => !playlist.curated)}
          error={error}
          onRetry={refetch}
          rows={3}
          rowClass="h-14"
          empty={<EmptyState title="No playlists yet" detail="Create one to save this problem." />}
        >
          {(playlists) => (
            <ul className="divide-y divide-line">
              {playlists.map((playlist) => (
                <PlaylistRow key={playlist.id} playlist={playlist} problemId={problem.id} />
              ))}
            </ul>
          )}
        </LoadedList>
      </div>
    </Dialog>
  );
}
