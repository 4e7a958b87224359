import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LoadingPane } from '../../ui/spinner.js';
import type { MailForm } from './mail-forms.js';

const MailForms = lazy(() => import('./mail-forms.js'));

const formOf = (pathname: string): MailForm =>
  pathname.startsWith('/reset')
    ? 'reset'
    : pathname.startsWith('/set')
      ? 'set'
      : pathname.startsWith('/verify')
        ? 'verify'
        : 'forgot';

/** The pages of mailed links, and the one that asks for a link. The token stands after the `#`. */
export default function MailPage() {
  const { pathname, hash } = useLocation();
  const [token] = useState(() => new URLSearchParams(hash.slice(1)).get('token') ?? '');
  return (
    <Suspense fallback={<LoadingPane label="Loading" className="min-h-dvh" />}>
      <MailForms form={formOf(pathname)} token={token} />
    </Suspense>
  );
}
