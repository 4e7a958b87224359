import ConfirmDialog from '../../ui/confirm-dialog.js';

interface AnalyzeConfirmProps {
  onClose: () => void;
  onConfirm: () => void;
}

export default function AnalyzeConfirm({ onClose, onConfirm }: AnalyzeConfirmProps) {
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Analyze this code?"
      description="An analysis uses 1 token."
      confirmLabel="Use 1 token"
      onConfirm={onConfirm}
    />
  );
}
