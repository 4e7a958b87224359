import type { User } from '@evident/contracts/http/auth';
import { lazy, Suspense, type ReactNode } from 'react';
import { selectUser } from '../../lib/session-api.js';
import { useAppSelector } from '../../store/index.js';
import { Loaded } from '../../ui/loaded.js';
import { PageBody, PageTitle } from '../../ui/page.js';
import { SkeletonRows } from '../../ui/skeleton.js';
import { AddressBanner } from './address-banner.js';
import { AppearancePanel, EditorPanel } from './preferences-panels.js';
import { DevicePanel } from './device-panel.js';
import { SecondFactorPanel } from './second-factor-panel.js';
import { SessionsPanel } from './sessions-panel.js';
import { SettingsSections } from './settings-sections.js';
import { useGetSecurityQuery } from './settings-api.js';

const NamePanel = lazy(() => import('./name-panel.js'));
const PasswordPanel = lazy(() => import('./password-panel.js'));
const DataPanel = lazy(() => import('./data-panel.js'));

const Lazy = ({ label, children }: { label: string; children: ReactNode }) => (
  <Suspense fallback={<SkeletonRows rows={4} label={label} rowClass="h-11" />}>{children}</Suspense>
);

/** Password, second factor and sessions. */
function Security({ user }: { user: User }) {
  const { data, error, refetch } = useGetSecurityQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Loaded what="your settings" data={data} error={error} onRetry={refetch} rows={6} rowClass="h-11">
      {(security) => (
        <>
          {security.email.required && !security.email.verified && <AddressBanner email={user.email} />}
          <Lazy label="Loading the password form">
            <PasswordPanel email={user.email} />
          </Lazy>
          <SecondFactorPanel state={security.secondFactor} />
          <SessionsPanel sessions={security.sessions} />
        </>
      )}
    </Loaded>
  );
}

/** Everything about the account that its owner can change. */
export default function SettingsPage() {
  const user = useAppSelector(selectUser);
  if (!user) return null;
  const { name, email } = user;
  return (
    <PageBody className="max-w-5xl!">
      <PageTitle title="Settings" className="mb-6" />
      <SettingsSections
        sections={[
          {
            id: 'account',
            title: 'Account',
            content: (
              <Lazy label="Loading the name">
                <NamePanel key={name} name={name} email={email} />
              </Lazy>
            ),
          },
          { id: 'security', title: 'Security', content: <Security user={user} /> },
          { id: 'appearance', title: 'Appearance', content: <AppearancePanel /> },
          { id: 'editor', title: 'Editor', content: <EditorPanel /> },
          {
            id: 'device',
            title: 'This device',
            content: <DevicePanel />,
          },
          {
            id: 'data',
            title: 'Your data',
            content: (
              <Lazy label="Loading">
                <DataPanel email={email} />
              </Lazy>
            ),
          },
        ]}
      />
    </PageBody>
  );
}
