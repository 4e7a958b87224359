import { lazy, Suspense, useState } from 'react';
import { MyPlaylists, usePlaylistCount } from '../features/playlists/my-playlists.js';
import { ProfilePage } from '../features/profile/profile-page.js';

const CreatePlaylistDialog = lazy(() => import('../features/playlists/create-playlist-dialog.js'));

/** The dashboard with the user's playlists in it. */
export default function ProfileRoute() {
  const playlistCount = usePlaylistCount();
  const [creating, setCreating] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <ProfilePage
        playlistCount={playlistCount}
        playlists={<MyPlaylists onCreate={() => setCreating('open')} />}
      />
      {creating !== 'never' && (
        <Suspense>
          <CreatePlaylistDialog open={creating === 'open'} onClose={() => setCreating('closed')} />
        </Suspense>
      )}
    </>
  );
}
