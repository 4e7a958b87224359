import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { api, TAGS } from '../lib/api.js';
import { listenForInstall } from '../lib/install.js';
import { keepUser, startServiceWorker } from '../lib/offline.js';
import { useOutbox } from '../lib/outbox.js';
import { useNewerRelease } from '../lib/release.js';
import { selectUser } from '../lib/session-api.js';
import { useAppDispatch, useAppSelector } from '../store/index.js';
import { Banner } from '../ui/banner.js';
import { Button } from '../ui/button.js';

function onConnection(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
listenForInstall();
const isOnline = () => navigator.onLine;

/** A page that was open while a new release came. */
function NewRelease() {
  const [later, setLater] = useState(false);
  const newer = useNewerRelease();
  if (!newer || later) return null;
  return (
    <Banner
      tone="info"
      title="A new version of Evident is here."
      className="mx-4 my-2"
      action={
        <Button size="sm" onClick={() => window.location.reload()}>
          Reload
        </Button>
      }
      onDismiss={() => setLater(true)}
    >
      Reload to use it. Your code is kept.
    </Banner>
  );
}

/** Prepares pages for a lost connection, and says when it is lost. */
export function OfflineSupport({ userId }: { userId: string }) {
  const user = useAppSelector(selectUser);
  const dispatch = useAppDispatch();
  const online = useSyncExternalStore(onConnection, isOnline);
  const somethingWaits = useOutbox(userId).length > 0;
  useEffect(() => {
    if (user) void keepUser(user);
  }, [user]);
  useEffect(() => {
    const start = () => void startServiceWorker();
    // After the page and what it asks for.
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
    return () => window.removeEventListener('load', start);
  }, []);
  const lookAgain = useEffectEvent(() => void dispatch(api.util.invalidateTags([...TAGS])));
  useEffect(() => {
    const again = () => lookAgain();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  // What waits has a message of its own.
  if (online || somethingWaits) return <NewRelease />;
  return (
    <Banner tone="warn" title="You are offline." className="mx-4 my-2">
      Your code is saved on this device. What you submit waits here and is sent when the connection is back.
    </Banner>
  );
}
