import type { User } from '@evident/contracts/http/auth';
import { Panel } from '../../ui/panel.js';

/** The read-only fields of the account. */
export function AccountFields({ user }: { user: User }) {
  const fields = [
    { label: 'Name', value: user.name },
    { label: 'Role', value: user.role },
    { label: 'Email', value: user.email },
    { label: 'User ID', value: user.id, mono: true },
    { label: 'AI Tokens Left', value: String(user.tokens) },
  ];
  return (
    <Panel title="Account" bodyClass="">
      <dl className="divide-y divide-line">
        {fields.map(({ label, value, mono }) => (
          <div key={label} className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 px-4 py-2">
            <dt className="text-muted">{label}</dt>
            <dd className={mono ? 'font-mono text-xs break-all select-all' : 'tabular font-medium break-all'}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
