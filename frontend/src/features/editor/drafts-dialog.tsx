import type { NamedDraft } from '@evident/contracts/http/named-drafts';
import type { Language } from '@evident/contracts/languages';
import { useState } from 'react';
import { CodeDiff } from '../../ui/code-editor/code-diff.js';
import { MONACO_LANGUAGES } from '../../ui/code-editor/editor-types.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { DraftHistory } from './draft-history.js';
import type { StoredVersion } from './drafts.js';
import { NamedDrafts } from './named-drafts.js';
import type { OpenedDraft } from './opened-draft.js';

interface DraftsDialogProps {
  problemId: string;
  language: Language;
  /** The text in the editor. */
  source: string;
  /** The name of the draft in the editor. */
  opened: string | null;
  versions: readonly StoredVersion[];
  onOpened: (opened: OpenedDraft) => void;
  /** Replaces the text in the editor; the replaced one can be restored. */
  onReplace: (source: string, language: Language) => void;
  onClose: () => void;
}

/** The named drafts of a problem and the texts that were replaced. */
export default function DraftsDialog(props: DraftsDialogProps) {
  const { problemId, language, source, opened, versions, onOpened, onReplace, onClose } = props;
  const [compared, setCompared] = useState<NamedDraft | null>(null);
  const open = (draft: NamedDraft) => {
    onReplace(draft.sourceCode, draft.language);
    onOpened({ name: draft.name, language: draft.language });
    onClose();
  };
  if (compared)
    return (
      <Dialog
        open
        onClose={onClose}
        title={`“${compared.name}” and the editor`}
        description="Lines with − are in the draft only, lines with + in the editor only."
        widthClass="w-[min(72rem,calc(100vw-2rem))]"
        footer={
          <>
            <Button onClick={() => setCompared(null)}>Back to the drafts</Button>
            <Button variant="primary" onClick={() => open(compared)}>
              Open this draft
            </Button>
          </>
        }
      >
        <div className="h-[min(32rem,60dvh)] overflow-hidden rounded-control border border-line">
          <CodeDiff
            original={compared.sourceCode}
            modified={source}
            language={MONACO_LANGUAGES[compared.language]}
            ariaLabel="Source code"
          />
        </div>
      </Dialog>
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title="Drafts"
      description="The editor saves by itself. A named draft stays as it is until you save it again."
    >
      <div className="flex flex-col gap-6">
        <NamedDrafts
          problemId={problemId}
          language={language}
          source={source}
          opened={opened}
          onOpened={onOpened}
          onOpen={open}
          onCompare={setCompared}
        />
        <DraftHistory
          language={language}
          versions={versions}
          onRestore={(version) => {
            onReplace(version.sourceCode, language);
            onClose();
          }}
        />
      </div>
    </Dialog>
  );
}
