import { lazy, Suspense } from 'react';
import { selectUser } from '../../lib/session-api.js';
import { useAppSelector } from '../../store/index.js';
import { ErrorState } from '../../ui/error-state.js';
import { PageBody, PageTitle } from '../../ui/page.js';
import { SkeletonRows } from '../../ui/skeleton.js';
import { AddressBanner } from './address-banner.js';
import { SecondFactorPanel } from './second-factor-panel.js';
import { SessionsPanel } from './sessions-panel.js';
import { useGetSecurityQuery } from './settings-api.js';

const PasswordPanel = lazy(() => import('./password-panel.js'));

/** Password, second factor and sessions of the account. */
export default function SettingsPage() {
  const user = useAppSelector(selectUser);
  const { data, error, refetch } = useGetSecurityQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!user) return null;
  return (
    <PageBody className="max-w-3xl!">
      <PageTitle title="Settings" className="mb-6" />
      {data === undefined ? (
        error === undefined ? (
          <SkeletonRows rows={6} label="Loading your settings" rowClass="h-11" />
        ) : (
          <ErrorState title="Could not load your settings" error={error} onRetry={() => void refetch()} />
        )
      ) : (
        <div className="flex flex-col gap-4">
          {data.email.required && !data.email.verified && <AddressBanner email={user.email} />}
          <Suspense fallback={<SkeletonRows rows={4} label="Loading the password form" rowClass="h-11" />}>
            <PasswordPanel email={user.email} />
          </Suspense>
          <SecondFactorPanel state={data.secondFactor} />
          <SessionsPanel sessions={data.sessions} />
        </div>
      )}
    </PageBody>
  );
}
