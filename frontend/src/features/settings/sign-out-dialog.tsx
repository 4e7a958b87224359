import { AlertDialog } from '../../ui/dialog.js';

interface SignOutDialogProps {
  busy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

export default function SignOutDialog(props: SignOutDialogProps) {
  return (
    <AlertDialog
      open
      title="Sign out everywhere?"
      description="Every session ends, this one included."
      confirmLabel="Sign out everywhere"
      {...props}
    />
  );
}
