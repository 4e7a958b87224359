import { API_BASE } from '@evident/contracts/http/index';
import type { SignOnProblem } from '@evident/contracts/http/single-sign-on';
import { useSearchParams } from 'react-router-dom';
import { siteInfo } from '../../lib/site.js';
import { Banner } from '../../ui/banner.js';
import { buttonClass } from '../../ui/button.js';
import { cx } from '../../ui/cx.js';

const PROBLEMS: Record<SignOnProblem, string> = {
  failed: 'It was cancelled or took too long. Try again.',
  unavailable: 'The login of your institution does not answer. Try again later.',
  unverified: 'Your institution does not say that your email address is confirmed. Ask its support.',
  closed: 'No account can be made for your address here. Ask your administrator.',
  suspended: 'This account is suspended. Ask your administrator.',
  'other-identity':
    'Another person of your institution has the account with your address. Ask your administrator.',
};

/** Says why the last sign-in at the institution's provider ended without a session. */
export function SignOnRefusal() {
  const [params] = useSearchParams();
  const problem = params.get('sign-on');
  if (problem === null || !Object.hasOwn(PROBLEMS, problem)) return null;
  return (
    <Banner tone="fail" title="You are not signed in." className="mb-4">
      {PROBLEMS[problem as SignOnProblem]}
    </Banner>
  );
}

/** Leaves for the institution's provider; shown where the operator has set one. */
export function SignOnButton() {
  const [params] = useSearchParams();
  const label = siteInfo().singleSignOn;
  if (label === null) return null;
  const next = params.get('next');
  const query = next === null ? '' : `?next=${encodeURIComponent(next)}`;
  return (
    <>
      <p className="my-4 text-center text-muted">or</p>
      <a href={`${API_BASE}/auth/oidc/start${query}`} className={cx(buttonClass({ size: 'lg' }), 'w-full')}>
        {label}
      </a>
    </>
  );
}
