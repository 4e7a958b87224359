import type { User } from '@evident/contracts/http/auth';
import { Badge } from '../../ui/badge.js';
import { Panel } from '../../ui/panel.js';
import { Time } from '../../ui/time.js';

export function AccountDetails({ user }: { user: User }) {
  const isAdmin = user.role === 'ADMIN';
  const fields = [
    { label: 'Name', value: user.name },
    { label: 'Email', value: user.email },
    {
      label: 'Role',
      value: <Badge tone={isAdmin ? 'accent' : 'neutral'}>{isAdmin ? 'Administrator' : 'Learner'}</Badge>,
    },
    { label: 'AI tokens', value: user.tokens },
    { label: 'Joined', value: <Time iso={user.createdAt} dateOnly /> },
    { label: 'User ID', value: <code className="text-xs select-all">{user.id}</code> },
  ];
  return (
    <Panel title="Account" bodyClass="">
      <dl className="divide-y divide-line">
        {fields.map(({ label, value }) => (
          <div key={label} className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 px-4 py-2">
            <dt className="text-muted">{label}</dt>
            <dd className="tabular font-medium break-all">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
