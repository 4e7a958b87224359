import { siteInfo } from '../../lib/site.js';
import { ClassListPanel } from './class-list-panel.js';
import { InvitationsPanel } from './invitations-panel.js';

/** How an administrator admits people. */
export default function People() {
  return (
    <>
      <ClassListPanel />
      {siteInfo().registration !== 'off' && <InvitationsPanel />}
    </>
  );
}
