import { Button } from '../../ui/button.js';
import { ArrowRightIcon } from '../../ui/icons.js';

export function SubmitButton({
  busy,
  shortcut,
  onClick,
}: {
  busy: boolean;
  shortcut: string;
  onClick: () => void;
}) {
  return (
    <Button variant="primary" busy={busy} onClick={onClick} aria-keyshortcuts={shortcut}>
      {!busy && <ArrowRightIcon />}
      Submit Solution
    </Button>
  );
}
