import { Fragment, lazy, Suspense, useState } from 'react';
import { OutboxSender } from '../features/submissions/outbox-sender.js';
import { selectUser } from '../lib/session-api.js';
import { useAppSelector } from '../store/index.js';
import { OfflineSupport } from './offline-support.js';
import { PreferencesSync } from './preferences-sync.js';
import { SiteNotice } from './site-notice.js';
import { useGlobalShortcuts } from './use-global-shortcuts.js';

const CommandPalette = lazy(() => import('./command-palette.js'));

/** The command palette and the global shortcuts, for signed-in users. */
function Palette() {
  const [open, setOpen] = useState(false);
  useGlobalShortcuts(() => setOpen(true));
  return open ? (
    <Suspense>
      <CommandPalette onClose={() => setOpen(false)} />
    </Suspense>
  ) : null;
}

/** What every page has and no first paint needs: the notice, the palette and the global shortcuts. */
export default function BelowHeader({ signedIn }: { signedIn: boolean }) {
  const userId = useAppSelector(selectUser)?.id;
  return (
    <>
      <SiteNotice />
      {userId !== undefined && <PreferencesSync key={userId} userId={userId} />}
      {signedIn && userId !== undefined && (
        <Fragment key={`connection ${userId}`}>
          <OfflineSupport userId={userId} />
          <OutboxSender userId={userId} />
        </Fragment>
      )}
      {signedIn && <Palette />}
    </>
  );
}
