import type { SignedInSession } from '@evident/contracts/http/security';
import { lazy, Suspense, useState } from 'react';
import { sessionEnded } from '../../lib/session-slice.js';
import { asApiError } from '../../lib/api.js';
import { toasts } from '../../lib/toasts.js';
import { useAppDispatch } from '../../store/index.js';
import { Badge } from '../../ui/badge.js';
import { Button } from '../../ui/button.js';
import { Panel } from '../../ui/panel.js';
import { Time } from '../../ui/time.js';
import { useEndSessionMutation, useSignOutEverywhereMutation } from './settings-api.js';

const SignOutDialog = lazy(() => import('./sign-out-dialog.js'));

function failed(error: unknown): void {
  toasts.error(asApiError(error)?.message ?? 'The session could not be ended');
}

function Row({ session }: { session: SignedInSession }) {
  const [end, { isLoading }] = useEndSessionMutation();
  const device = session.device ?? 'Unknown device';
  const endIt = async () => {
    const { error } = await end(session.id);
    if (error) failed(error);
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-4 py-3 first:border-t-0">
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {device}
          {session.current && <Badge tone="pass">this session</Badge>}
        </p>
        <p className="text-[0.8125rem] text-muted">
          Last used <Time iso={session.lastUsedAt} />, began <Time iso={session.createdAt} />
          {session.network !== null && (
            <>
              {' '}
              from <span className="font-mono text-xs">{session.network}</span>
            </>
          )}
        </p>
      </div>
      {!session.current && (
        <Button
          size="sm"
          busy={isLoading}
          aria-label={`End the session: ${device}`}
          onClick={() => void endIt()}
        >
          End session
        </Button>
      )}
    </li>
  );
}

export function SessionsPanel({ sessions }: { sessions: readonly SignedInSession[] }) {
  const [asking, setAsking] = useState(false);
  const [signOut, { isLoading }] = useSignOutEverywhereMutation();
  const dispatch = useAppDispatch();
  const signOutEverywhere = async () => {
    const { data, error } = await signOut();
    if (!data) return failed(error);
    toasts.success(data.message);
    dispatch(sessionEnded());
  };
  return (
    <Panel
      title="Sessions"
      detail="Where your account is signed in."
      bodyClass=""
      actions={
        <Button size="sm" variant="danger" onClick={() => setAsking(true)}>
          Sign out everywhere
        </Button>
      }
    >
      <ul>
        {sessions.map((session) => (
          <Row key={session.id} session={session} />
        ))}
      </ul>
      {asking && (
        <Suspense>
          <SignOutDialog
            busy={isLoading}
            onClose={() => setAsking(false)}
            onConfirm={() => void signOutEverywhere()}
          />
        </Suspense>
      )}
    </Panel>
  );
}
