import type { ProblemSummary } from '@evident/contracts/http/problems';
import { useDeleteProblemMutation } from '../../lib/problems-api.js';
import { AlertDialog } from '../../ui/dialog.js';

interface DeleteProblemDialogProps {
  problem: ProblemSummary;
  onClose: () => void;
  /** The row that takes the place of the deleted one and receives the focus. */
  neighbour: ProblemSummary | undefined;
}

export default function DeleteProblemDialog({ problem, onClose, neighbour }: DeleteProblemDialogProps) {
  const [deleteProblem, { isLoading }] = useDeleteProblemMutation();
  const confirm = async () => {
    const { error } = await deleteProblem(problem.id);
    onClose();
    if (error || !neighbour) return;
    // Runs after the dialog has returned the focus to the removed button.
    setTimeout(() => document.querySelector<HTMLElement>(`[data-problem="${neighbour.id}"]`)?.focus(), 50);
  };
  return (
    <AlertDialog
      open
      onClose={onClose}
      title={`Delete “${problem.title}”?`}
      description="Learners can no longer open it. Their submissions and playlists keep its title. You can restore it for 30 days in Administration."
      confirmLabel="Delete problem"
      busy={isLoading}
      onConfirm={() => void confirm()}
    />
  );
}
