import type { AdjustTokensRequest } from '@evident/contracts/http/admin-accounts';
import type { User } from '@evident/contracts/http/auth';
import { AlertDialog } from '../../ui/dialog.js';

interface AdjustDialogProps {
  user: User;
  asked: AdjustTokensRequest;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

const tokens = (count: number) => `${count} ${count === 1 ? 'token' : 'tokens'}`;

/** Asks for confirmation and shows the new balance. */
export default function AdjustDialog({ user, asked, busy, onConfirm, onClose }: AdjustDialogProps) {
  const { delta, reason } = asked;
  const change = `${delta > 0 ? 'Give' : 'Take'} ${tokens(Math.abs(delta))}`;
  return (
    <AlertDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`${change}?`}
      description={
        <>
          <span className="break-all">{user.email}</span> has {tokens(user.tokens)} and will have{' '}
          {user.tokens + delta}. Reason: {reason}
        </>
      }
      confirmLabel={change}
      busy={busy}
      onConfirm={onConfirm}
    />
  );
}
