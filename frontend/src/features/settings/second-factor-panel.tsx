import type { AccountSecurity } from '@evident/contracts/http/security';
import { lazy, Suspense, useState } from 'react';
import { Badge } from '../../ui/badge.js';
import { Banner } from '../../ui/banner.js';
import { Button } from '../../ui/button.js';
import { Panel } from '../../ui/panel.js';
import { RecoveryCodes } from './recovery-codes.js';

const ChangeFactorDialog = lazy(() => import('./change-factor-dialog.js'));
const SetUpFactorDialog = lazy(() => import('./set-up-factor-dialog.js'));

type Open = 'set-up' | 'codes' | 'off' | null;

/** Turns the second factor on and off, and renews its recovery codes. */
export function SecondFactorPanel({ state }: { state: AccountSecurity['secondFactor'] }) {
  const [open, setOpen] = useState<Open>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const close = () => setOpen(null);
  const show = (fresh: readonly string[]) => {
    setCodes(fresh);
    close();
  };
  return (
    <Panel
      title="Second factor"
      actions={<Badge tone={state.enabled ? 'pass' : 'neutral'}>{state.enabled ? 'On' : 'Off'}</Badge>}
    >
      <div className="flex flex-col gap-4">
        {state.required && !state.enabled && (
          <Banner tone="warn" title="Administrators need a second factor.">
            Until you set it up, you act as an ordinary user.
          </Banner>
        )}
        <p className="text-muted">
          {state.enabled
            ? `Logging in asks for a code from your authenticator app. Recovery codes left: ${state.recoveryCodesLeft}.`
            : 'With an authenticator app on your phone, your password alone is not enough to log in.'}
        </p>
        {codes.length > 0 && <RecoveryCodes codes={codes} onDone={() => setCodes([])} />}
        <div className="flex flex-wrap gap-2">
          {state.enabled ? (
            <>
              <Button onClick={() => setOpen('codes')}>New recovery codes</Button>
              <Button variant="danger" onClick={() => setOpen('off')}>
                Turn off
              </Button>
            </>
          ) : (
            <Button variant="primary" onClick={() => setOpen('set-up')}>
              Set up
            </Button>
          )}
        </div>
      </div>
      <Suspense>
        {open === 'set-up' && <SetUpFactorDialog onClose={close} onCodes={show} />}
        {(open === 'codes' || open === 'off') && (
          <ChangeFactorDialog what={open} onClose={close} onCodes={show} />
        )}
      </Suspense>
    </Panel>
  );
}
