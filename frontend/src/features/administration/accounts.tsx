import { LoginRequest } from '@evident/contracts/http/auth';
import { z } from 'zod';
import { useCheckedForm } from '../../lib/use-checked-form.js';
import { siteInfo } from '../../lib/site.js';
import { useFailureLog } from '../../lib/use-failure-log.js';
import { Badge } from '../../ui/badge.js';
import { Button } from '../../ui/button.js';
import { EmptyState } from '../../ui/empty-state.js';
import { ErrorState } from '../../ui/error-state.js';
import { Field, TextInput } from '../../ui/field.js';
import { Panel } from '../../ui/panel.js';
import { SkeletonRows } from '../../ui/skeleton.js';
import { AccountDetails } from './account-details.js';
import { AdjustTokens } from './adjust-tokens.js';
import { useFindAccountQuery, useSearchAccountsQuery } from './administration-api.js';
import { OrdersPanel } from './orders-panel.js';
import { RefundByOrder } from './refund-by-order.js';
import { Suspension } from './suspension.js';

const Search = z.object({ email: z.string().trim().min(2, 'Type at least 2 characters').max(254) });
const isEmail = (text: string): boolean => LoginRequest.shape.email.safeParse(text).success;

interface Finding {
  /** An email, or a part of an email or name; null before the first search. */
  email: string | null;
  onFind: (email: string) => void;
}

function SearchForm({ email, onFind }: Finding) {
  const form = useCheckedForm({
    schema: Search,
    initial: { email: email ?? '' },
    onSubmit: (wanted) => {
      onFind(wanted.email);
      return Promise.resolve();
    },
  });
  return (
    <form
      role="search"
      noValidate
      onSubmit={form.submit}
      aria-label="Find an account"
      className="flex flex-wrap items-start gap-x-3 gap-y-2"
    >
      <Field label="Email or name of the account" error={form.errors.email} className="w-full max-w-md">
        <TextInput {...form.control('email')} type="search" autoComplete="off" spellCheck={false} />
      </Field>
      <Button type="submit" variant="primary" className="h-9 sm:mt-6.5">
        Find
      </Button>
    </form>
  );
}

function FoundAccount({ email }: { email: string }) {
  const { currentData, error, refetch } = useFindAccountQuery(email, { refetchOnMountOrArgChange: true });
  useFailureLog(error, 'The account could not be looked up');
  if (currentData === undefined)
    return (
      <Panel title="Account" bodyClass="min-h-60">
        {error ? (
          <ErrorState title="Could not search for the account" error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows rows={5} label="Searching for the account" rowClass="h-11" />
        )}
      </Panel>
    );
  const { user, suspended } = currentData;
  if (user === null)
    return (
      <Panel title="Account" bodyClass="min-h-60">
        <EmptyState title="No account has this email." detail={email} />
      </Panel>
    );
  return (
    <>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <AccountDetails user={user} />
        <AdjustTokens key={user.id} user={user} />
      </div>
      <Suspension key={`suspension-${user.id}`} user={user} suspended={suspended} />
      {siteInfo().payments && <OrdersPanel userId={user.id} />}
    </>
  );
}

/** The accounts with this text in their email or name. A single one is shown at once. */
function Matches({ text, onFind }: { text: string; onFind: (email: string) => void }) {
  const { currentData, error, refetch } = useSearchAccountsQuery(text, { refetchOnMountOrArgChange: true });
  useFailureLog(error, 'The accounts could not be searched');
  const only = currentData?.users.length === 1 ? currentData.users[0] : undefined;
  if (only) return <FoundAccount email={only.email} />;
  return (
    <Panel title="Accounts" bodyClass="min-h-60">
      {currentData === undefined ? (
        error ? (
          <ErrorState title="Could not search for accounts" error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows rows={5} label="Searching for accounts" rowClass="h-11" />
        )
      ) : currentData.users.length === 0 ? (
        <EmptyState title="No account has this in its email or name." detail={text} />
      ) : (
        <ul className="divide-y divide-line">
          {currentData.users.map((user) => (
            <li key={user.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
              <button
                type="button"
                className="break-all text-accent underline underline-offset-2 pointer-coarse:min-h-11"
                onClick={() => onFind(user.email)}
              >
                {user.email}
              </button>
              <span className="break-words text-muted">{user.name}</span>
              {user.role === 'ADMIN' && <Badge>Administrator</Badge>}
              {user.suspended && <Badge>Suspended</Badge>}
            </li>
          ))}
        </ul>
      )}
      {currentData?.more && (
        <p className="border-t border-line px-4 py-3 text-[0.8125rem] text-muted">
          There are more. Type more of the email or name to find fewer.
        </p>
      )}
    </Panel>
  );
}

/** Finds one account and shows its tokens and orders. */
export default function Accounts({ email, onFind }: Finding) {
  return (
    <>
      <SearchForm email={email} onFind={onFind} />
      {email !== null &&
        (isEmail(email) ? <FoundAccount email={email} /> : <Matches text={email} onFind={onFind} />)}
      {siteInfo().payments && <RefundByOrder />}
    </>
  );
}
