import { useEffect, useState } from 'react';
import { useInstall } from '../../lib/install.js';
import { Button } from '../../ui/button.js';
import { Panel } from '../../ui/panel.js';

type Readiness = 'ready' | 'preparing' | 'impossible';

const WORDS: Readonly<Record<Readiness, string>> = {
  ready:
    'Ready. The problems that you opened, your drafts and your notes open without a connection. What you submit is sent later.',
  preparing: 'Being prepared. It is ready when this page has been open for a moment.',
  impossible:
    'Not available here. It needs HTTPS, a browser that allows it, and no saving of data. Drafts are kept all the same.',
};

const workers = (): ServiceWorkerContainer | undefined =>
  (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker;

/** Whether this page would open without a connection. */
function useReadiness(): Readiness {
  const container = workers();
  const [ready, setReady] = useState(() => Boolean(container?.controller));
  useEffect(() => {
    const changed = () => setReady(Boolean(container?.controller));
    container?.addEventListener('controllerchange', changed);
    return () => container?.removeEventListener('controllerchange', changed);
  }, [container]);
  if (ready) return 'ready';
  return container ? 'preparing' : 'impossible';
}

/** Evident as an app on this device. */
export function DevicePanel() {
  const readiness = useReadiness();
  const { installed, install } = useInstall();
  return (
    <Panel title="This device" bodyClass="divide-y divide-line">
      <div className="p-4">
        <p className="font-medium">Without a connection</p>
        <p className="text-muted">{WORDS[readiness]}</p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4">
        <p className="min-w-0 flex-1 basis-64">
          <span className="block font-medium">Install Evident</span>
          <span className="text-muted">
            {installed
              ? 'Evident is installed on this device.'
              : install
                ? 'It opens in a window of its own, from your home screen or start menu.'
                : 'Your browser’s menu has “Install” or “Add to Home Screen”, where it can.'}
          </span>
        </p>
        {!installed && install && <Button onClick={install}>Install</Button>}
      </div>
    </Panel>
  );
}
