import type { User } from '@evident/contracts/http/auth';
import { useState } from 'react';
import { Button } from '../../ui/button.js';
import { Panel } from '../../ui/panel.js';

export const roleLabel = ({ role }: Pick<User, 'role'>): string =>
  role === 'ADMIN' ? 'Administrator' : 'Learner';

/** For a message to the support: nobody reads it otherwise. */
function CopyId({ id }: { id: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(id);
    setCopied(true);
  };
  return (
    <Button size="sm" variant="ghost" aria-label="Copy the user ID" onClick={() => void copy()}>
      {copied ? 'Copied' : 'Copy'}
    </Button>
  );
}

/** The read-only fields of the account, the id last. */
export function AccountFields({ user }: { user: User }) {
  const fields = [
    { label: 'Name', value: user.name },
    { label: 'Email', value: user.email },
    { label: 'AI Tokens Left', value: String(user.tokens) },
    { label: 'Role', value: roleLabel(user) },
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
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 px-4 py-2">
          <dt className="text-muted">User ID</dt>
          <dd className="flex flex-wrap items-center justify-end gap-x-2">
            <span className="font-mono text-xs break-all text-muted select-all">{user.id}</span>
            <CopyId id={user.id} />
          </dd>
        </div>
      </dl>
    </Panel>
  );
}
