import { Link } from 'react-router-dom';
import { EditorSettingsFields } from '../../ui/code-editor/editor-settings-fields.js';
import type { EditorSettings } from '../../ui/code-editor/editor-types.js';
import { Dialog } from '../../ui/dialog.js';

interface EditorSettingsDialogProps {
  onClose: () => void;
  settings: EditorSettings;
  onChange: (settings: EditorSettings) => void;
}

/** Settings of every editor of the account. */
export default function EditorSettingsDialog({ onClose, settings, onChange }: EditorSettingsDialogProps) {
  return (
    <Dialog open onClose={onClose} title="Editor settings">
      <EditorSettingsFields settings={settings} onChange={onChange} />
      <p className="mt-4 border-t border-line pt-3 text-[0.8125rem] text-muted">
        These apply to every problem, on all your devices.{' '}
        <Link to="/settings#editor" className="text-accent underline">
          All settings
        </Link>
      </p>
    </Dialog>
  );
}
