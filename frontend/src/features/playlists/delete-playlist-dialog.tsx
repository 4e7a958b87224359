import type { Playlist } from '@evident/contracts/http/playlists';
import { AlertDialog } from '../../ui/dialog.js';
import { useDeletePlaylistMutation } from './playlists-api.js';
import { problemCount } from './problem-count.js';

export default function DeletePlaylistDialog({
  playlist,
  onClose,
}: {
  playlist: Playlist;
  onClose: () => void;
}) {
  const [deletePlaylist, { isLoading }] = useDeletePlaylistMutation();
  const confirm = async () => {
    await deletePlaylist(playlist.id);
    onClose();
  };
  return (
    <AlertDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`Delete “${playlist.name}”?`}
      description={`This removes the playlist with its ${problemCount(playlist.problems.length)}. The problems themselves are not deleted.`}
      confirmLabel="Delete Playlist"
      busy={isLoading}
      onConfirm={() => void confirm()}
    />
  );
}
