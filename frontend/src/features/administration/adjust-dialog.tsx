import type { AdjustTokensRequest } from '@evident/contracts/http/admin-accounts';
import type { User } from '@evident/contracts/http/auth';
import { counted } from '../../lib/format.js';
import { AlertDialog } from '../../ui/dialog.js';

interface AdjustDialogProps {
  user: User;
  asked: AdjustTokensRequest;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation and shows the new balance. */
export default function AdjustDialog({ user, asked, busy, onConfirm, onClose }: AdjustDialogProps) {
  const { delta, reason } = asked;
  const change = `${delta > 0 ? 'Give' : 'Take'} ${counted(Math.abs(delta), 'token')}`;
  return (
    <AlertDialog
      open
      onClose={onClose}
      title={`${change}?`}
      description={
        <>
          <span className="break-all">{user.email}</span> has {counted(user.tokens, 'token')} and will have{' '}
          {user.tokens + delta}. Reason: {reason}
        </>
      }
      confirmLabel={change}
      busy={busy}
      onConfirm={onConfirm}
    />
  );
}
