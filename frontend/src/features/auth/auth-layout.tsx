import { lazy, Suspense, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useMedia } from '../../lib/use-media.js';
import { Logo } from '../../ui/logo.js';
import { PageTitle } from '../../ui/page.js';

const SidePanel = lazy(() => import('./side-panel.js'));

interface AuthLayoutProps {
  title: string;
  intro: string;
  other: ReactNode;
  children: ReactNode;
}

/** The form beside a decorative panel, which small screens do not load. */
export function AuthLayout({ title, intro, other, children }: AuthLayoutProps) {
  const wide = useMedia('(min-width: 64rem)');
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(26rem,5fr)_7fr]">
      <main className="flex flex-col bg-surface px-6 py-6 sm:px-10">
        <p className="flex items-center gap-2 text-base font-semibold tracking-tight">
          <Logo />
          Evident
        </p>
        <div className="mx-auto flex w-full max-w-[23rem] flex-1 flex-col justify-center py-10">
          <PageTitle title={title} className="text-[1.75rem]!" />
          <p className="mt-2 mb-7 text-muted">{intro}</p>
          {children}
          <p className="mt-6 text-center text-muted">{other}</p>
        </div>
        <p className="text-center text-[0.8125rem] text-muted">
          <Link to="/privacy-policy" className="underline underline-offset-2 hover:text-ink">
            Privacy Policy
          </Link>
        </p>
      </main>
      {wide && (
        <Suspense fallback={<div className="bg-[#0e1114]" />}>
          <SidePanel />
        </Suspense>
      )}
    </div>
  );
}

/** A link to the other form that keeps the target of the login. */
export function OtherPage({ question, to, label }: { question: string; to: string; label: string }) {
  const { search } = useLocation();
  return (
    <>
      {question}{' '}
      <Link
        to={{ pathname: to, search }}
        className="font-medium text-accent underline-offset-2 hover:underline"
      >
        {label}
      </Link>
    </>
  );
}
