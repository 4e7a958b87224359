import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LoadingPane } from '../../ui/spinner.js';
import type { MailForm } from './mail-forms.js';

const MailForms = lazy(() => import('./mail-forms.js'));
const ConfirmSignOn = lazy(() => import('./confirm-sign-on-page.js'));

const formOf = (pathname: string): MailForm =>
  pathname.startsWith('/reset')
    ? 'reset'
    : pathname.startsWith('/set')
      ? 'set'
      : pathname.startsWith('/verify')
        ? 'verify'
        : 'forgot';

/**
 * The pages of mailed links, the one that asks for a link, and the last step of a sign-in at the institution. The token
 * of a link stands after the `#`.
 */
export default function MailPage() {
  const { pathname, hash } = useLocation();
  const [token] = useState(() => new URLSearchParams(hash.slice(1)).get('token') ?? '');
  return (
    <Suspense fallback={<LoadingPane label="Loading" className="min-h-dvh" />}>
      {pathname === '/confirm-sign-in' ? (
        <ConfirmSignOn />
      ) : (
        <MailForms form={formOf(pathname)} token={token} />
      )}
    </Suspense>
  );
}
