import type { User } from '@evident/contracts/http/auth';
import { AccountFields } from './account-fields.js';
import { DataPanel } from './data-panel.js';
import { useGetAllSubmissionsQuery } from './profile-api.js';

/** The fields of the account, and what can be done with its data. */
export default function AccountSection({ user }: { user: User }) {
  const { data } = useGetAllSubmissionsQuery();
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <AccountFields user={user} />
      <DataPanel submissions={data ?? []} email={user.email} />
    </div>
  );
}
