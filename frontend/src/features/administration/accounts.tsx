import { LoginRequest } from '@evident/contracts/http/auth';
import { z } from 'zod';
import { useCheckedForm } from '../../lib/use-checked-form.js';
import { siteInfo } from '../../lib/site.js';
import { useFailureLog } from '../../lib/use-failure-log.js';
import { Button } from '../../ui/button.js';
import { EmptyState } from '../../ui/empty-state.js';
import { ErrorState } from '../../ui/error-state.js';
import { Field, TextInput } from '../../ui/field.js';
import { Panel } from '../../ui/panel.js';
import { SkeletonRows } from '../../ui/skeleton.js';
import { AccountDetails } from './account-details.js';
import { AdjustTokens } from './adjust-tokens.js';
import { useFindAccountQuery } from './administration-api.js';
import { OrdersPanel } from './orders-panel.js';
import { RefundByOrder } from './refund-by-order.js';
import { Suspension } from './suspension.js';

const Search = z.object({ email: LoginRequest.shape.email });

interface Finding {
  /** Email of the shown account; null before the first search. */
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
      <Field label="Email of the account" error={form.errors.email} className="w-full max-w-md">
        <TextInput {...form.control('email')} type="email" autoComplete="off" spellCheck={false} />
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

/** Finds one account and shows its tokens and orders. */
export default function Accounts({ email, onFind }: Finding) {
  return (
    <>
      <SearchForm email={email} onFind={onFind} />
      {email !== null && <FoundAccount email={email} />}
      {siteInfo().payments && <RefundByOrder />}
    </>
  );
}
