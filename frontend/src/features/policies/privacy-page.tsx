import { useEffect, useState } from 'react';
import { Spinner } from '../../ui/spinner.js';
import { PRIVACY_POLICY_URL } from '../../lib/build-settings.js';
import { Banner } from '../../ui/banner.js';
import { PolicyPage } from './policy-page.js';
import { PrivacyText } from './privacy-text.js';
import { SupportContact } from './support.js';

const EMBED_WAIT_MS = 6_000;

type EmbedState = 'loading' | 'shown' | 'unreachable';

/** Frames report no load failure, so a frame that has not loaded in time counts as unreachable. */
export function EmbeddedPolicy({ url }: { url: string }) {
  const [state, setState] = useState<EmbedState>(() => (navigator.onLine ? 'loading' : 'unreachable'));
  useEffect(() => {
    if (state !== 'loading') return;
    const timer = setTimeout(() => setState('unreachable'), EMBED_WAIT_MS);
    return () => clearTimeout(timer);
  }, [state]);
  if (state === 'unreachable') {
    return (
      <>
        <Banner tone="info" title="The embedded policy could not be reached." className="mb-6">
          This is our own copy.
        </Banner>
        <PrivacyText />
      </>
    );
  }
  return (
    <div className="relative h-[70dvh] min-h-96 overflow-hidden rounded-panel border border-line">
      {state === 'loading' && (
        <p role="status" className="absolute inset-0 flex items-center justify-center gap-2 text-muted">
          <Spinner />
          Loading the policy
        </p>
      )}
      <iframe
        title="Privacy policy"
        src={url}
        sandbox="allow-scripts allow-same-origin allow-popups"
        referrerPolicy="no-referrer"
        loading="eager"
        onLoad={() => setState('shown')}
        className={state === 'shown' ? 'h-full w-full bg-white' : 'invisible h-full w-full'}
      />
    </div>
  );
}

/** Without a configured terms service only our own text is shown. */
export default function PrivacyPage() {
  return (
    <PolicyPage title="Privacy Policy" intro="What we store about you, why, and how to have it deleted.">
      {PRIVACY_POLICY_URL.startsWith('https://') ? (
        <EmbeddedPolicy url={PRIVACY_POLICY_URL} />
      ) : (
        <PrivacyText />
      )}
      <h2>Contact</h2>
      <SupportContact />
    </PolicyPage>
  );
}
