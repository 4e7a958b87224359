import type { User } from '@evident/contracts/http/auth';
import { ButtonLink } from '../../ui/button.js';
import { Panel } from '../../ui/panel.js';
import { AccountFields } from './account-fields.js';

/** The fields of the account. Everything that changes it is on the settings page. */
export default function AccountSection({ user }: { user: User }) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <AccountFields user={user} />
      <Panel title="Change it">
        <p className="mb-3 text-muted">
          Your name, password, sessions and editor, the export of your code and data, and the deletion of the
          account.
        </p>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to="/settings">Settings</ButtonLink>
          <ButtonLink to={{ pathname: '/settings', hash: 'data' }} variant="ghost">
            Your data
          </ButtonLink>
        </div>
      </Panel>
    </div>
  );
}
