import type { Playlist } from '@evident/contracts/http/playlists';
import { counted } from '../../lib/format.js';
import { AlertDialog } from '../../ui/dialog.js';
import { useDeletePlaylistMutation } from './playlists-api.js';

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
      onClose={onClose}
      title={`Delete “${playlist.name}”?`}
      description={`This removes the playlist with its ${counted(playlist.problems.length, 'problem')}. The problems themselves are not deleted.`}
      confirmLabel="Delete Playlist"
      busy={isLoading}
      onConfirm={() => void confirm()}
    />
  );
}
