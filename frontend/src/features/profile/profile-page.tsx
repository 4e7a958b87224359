import type { User } from '@evident/contracts/http/auth';
import { lazy, Suspense, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { counted } from '../../lib/format.js';
import { selectIsAdmin, selectUser, useLogoutMutation } from '../../lib/session-api.js';
import { useAppSelector } from '../../store/index.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { ArrowLeftIcon, LogOutIcon } from '../../ui/icons.js';
import { PageBody, PageTitle } from '../../ui/page.js';
import { LoadingPane } from '../../ui/spinner.js';
import { Tabs, type TabItem } from '../../ui/tabs.js';
import { roleLabel } from './account-fields.js';
import { Overview } from './overview.js';

const ProgressSection = lazy(() => import('./progress-section.js'));
const AccountSection = lazy(() => import('./account-section.js'));
const TokensSection = lazy(() => import('./tokens-section.js'));

const SECTIONS = ['overview', 'progress', 'playlists', 'tokens', 'account'] as const;
type Section = (typeof SECTIONS)[number];

function ProfileHeader({ user }: { user: User }) {
  const [logout, { isLoading }] = useLogoutMutation();
  const isAdmin = useAppSelector(selectIsAdmin);
  return (
    <header className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
      <ButtonLink to="/" variant="ghost" iconOnly aria-label="Home" className="-ml-2">
        <ArrowLeftIcon />
      </ButtonLink>
      <div className="mr-auto min-w-0">
        <PageTitle title="My Profile" />
        <p className="tabular text-[0.8125rem] break-words text-muted">
          {user.name} · {roleLabel(user)} · {counted(user.tokens, 'AI token')} left
        </p>
      </div>
      {isAdmin && (
        <ButtonLink to="/administration" variant="ghost">
          Administration
        </ButtonLink>
      )}
      <ButtonLink to="/settings" variant="ghost">
        Settings
      </ButtonLink>
      <Button busy={isLoading} onClick={() => void logout()}>
        <LogOutIcon />
        Logout
      </Button>
    </header>
  );
}

interface ProfilePageProps {
  /** Number of the user's playlists; undefined while loading. */
  playlistCount: number | undefined;
  playlists: ReactNode;
}

/** The work of the user first; playlists, tokens and the account are a tab away. The tab is in the URL. */
export function ProfilePage({ playlistCount, playlists }: ProfilePageProps) {
  const user = useAppSelector(selectUser);
  const { hash } = useLocation();
  const navigate = useNavigate();
  if (!user) return null;
  const section = SECTIONS.find((name) => `#${name}` === hash) ?? 'overview';
  const waiting = <LoadingPane label="Loading" className="min-h-96" />;
  const items: TabItem<Section>[] = [
    { value: 'overview', label: 'Overview', content: <Overview user={user} playlistCount={playlistCount} /> },
    {
      value: 'progress',
      label: 'Progress',
      content: (
        <Suspense fallback={waiting}>
          <ProgressSection />
        </Suspense>
      ),
    },
    { value: 'playlists', label: 'Playlists', content: playlists },
    {
      value: 'tokens',
      label: 'Tokens and receipts',
      content: (
        <Suspense fallback={waiting}>
          <TokensSection />
        </Suspense>
      ),
    },
    {
      value: 'account',
      label: 'Account',
      content: (
        <Suspense fallback={waiting}>
          <AccountSection user={user} />
        </Suspense>
      ),
    },
  ];
  return (
    <PageBody>
      <ProfileHeader user={user} />
      <Tabs
        label="Profile"
        value={section}
        items={items}
        onChange={(next) => void navigate({ hash: next }, { replace: true, preventScrollReset: true })}
        panelClass="flex flex-col gap-4 pt-4"
      />
    </PageBody>
  );
}
