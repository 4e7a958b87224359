import { lazy, Suspense, useState } from 'react';
import { MyPlaylists, usePlaylistCount } from '../features/playlists/my-playlists.js';
import { StudyPlansPanel } from '../features/playlists/study-plans-panel.js';
import { ProfilePage } from '../features/profile/profile-page.js';

const CreatePlaylistDialog = lazy(() => import('../features/playlists/create-playlist-dialog.js'));

/** The profile with playlists and study plans. */
export default function ProfileRoute() {
  const playlistCount = usePlaylistCount();
  const [creating, setCreating] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <ProfilePage
        playlistCount={playlistCount}
        playlists={
          <div className="flex flex-col gap-4">
            <MyPlaylists onCreate={() => setCreating('open')} />
            <StudyPlansPanel />
          </div>
        }
      />
      {creating !== 'never' && (
        <Suspense>
          <CreatePlaylistDialog open={creating === 'open'} onClose={() => setCreating('closed')} />
        </Suspense>
      )}
    </>
  );
}
