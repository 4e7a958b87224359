import { Button } from '../../ui/button.js';
import { PlayIcon } from '../../ui/icons.js';

export function RunButton({
  busy,
  shortcut,
  onClick,
}: {
  busy: boolean;
  shortcut: string;
  onClick: () => void;
}) {
  return (
    <Button busy={busy} onClick={onClick} aria-keyshortcuts={shortcut}>
      {!busy && <PlayIcon />}
      Run Code
    </Button>
  );
}
