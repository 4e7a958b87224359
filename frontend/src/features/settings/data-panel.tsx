import { lazy, Suspense, useState } from 'react';
import { asApiError } from '../../lib/api.js';
import { download } from '../../lib/download.js';
import { Button } from '../../ui/button.js';
import { DownloadIcon, TrashIcon } from '../../ui/icons.js';
import { Panel } from '../../ui/panel.js';
import { useExportAccountMutation } from './settings-api.js';
import { useCodeExport } from './use-code-export.js';

const DeleteAccountDialog = lazy(() => import('./delete-account-dialog.js'));

/** Export of code and account data, and deletion of the account. */
export default function DataPanel({ email }: { email: string }) {
  const { exportCode, busy, problem } = useCodeExport();
  const [exportAccount, { isLoading, error }] = useExportAccountMutation();
  const [deleting, setDeleting] = useState(false);
  const downloadAccount = async () => {
    const { data } = await exportAccount();
    if (data) download(JSON.stringify(data, null, 2), 'application/json', 'evident-account.json');
  };
  return (
    <Panel title="Your data" bodyClass="divide-y divide-line">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4">
        <p className="min-w-0 flex-1 basis-64">
          <span className="block font-medium">All your code</span>
          <span className="text-muted">
            A ZIP with every submission and the statements of their problems.
          </span>
          {problem !== null && (
            <span role="alert" className="mt-1 block text-fail">
              {problem}
            </span>
          )}
        </p>
        <Button busy={busy} busyLabel="Preparing..." onClick={() => void exportCode()}>
          <DownloadIcon />
          Export my code
        </Button>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4">
        <p className="min-w-0 flex-1 basis-64">
          <span className="block font-medium">All your data</span>
          <span className="text-muted">
            Account, submissions, drafts, playlists, notes and token history in one JSON file.
          </span>
          {error !== undefined && (
            <span role="alert" className="mt-1 block text-fail">
              {asApiError(error)?.message ?? 'The export failed'}
            </span>
          )}
        </p>
        <Button busy={isLoading} onClick={() => void downloadAccount()}>
          <DownloadIcon />
          Export my account
        </Button>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4">
        <p className="min-w-0 flex-1 basis-64">
          <span className="block font-medium">Delete your account</span>
          <span className="text-muted">
            Permanently deletes your account and your work. Asks for your password.
          </span>
        </p>
        <Button variant="danger" onClick={() => setDeleting(true)}>
          <TrashIcon />
          Delete account
        </Button>
      </div>
      {deleting && (
        <Suspense>
          <DeleteAccountDialog email={email} onClose={() => setDeleting(false)} />
        </Suspense>
      )}
    </Panel>
  );
}
