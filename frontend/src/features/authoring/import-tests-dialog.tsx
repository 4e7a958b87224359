import { useState } from 'react';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { CheckBox, Field, TextArea } from '../../ui/field.js';
import {
  pairTestFiles,
  parsePastedTests,
  withinLimit,
  type ImportedTest,
  type ImportResult,
  type NamedText,
} from './import-tests.js';

interface ImportTestsDialogProps {
  existing: number;
  onImport: (tests: ImportedTest[]) => void;
  onClose: () => void;
}

const NOTHING: ImportResult = { tests: [], warnings: [] };

async function readFiles(list: FileList): Promise<NamedText[]> {
  return Promise.all([...list].map(async (file) => ({ name: file.name, text: await file.text() })));
}

/** Imports several tests at once, pasted or from pairs of files. */
export default function ImportTestsDialog({ existing, onImport, onClose }: ImportTestsDialogProps) {
  const [text, setText] = useState('');
  const [files, setFiles] = useState<NamedText[]>([]);
  const [hidden, setHidden] = useState(true);
  const pasted = text.trim() === '' ? NOTHING : parsePastedTests(text, hidden);
  const paired = files.length === 0 ? NOTHING : pairTestFiles(files, hidden);
  const result = withinLimit(
    { tests: [...pasted.tests, ...paired.tests], warnings: [...pasted.warnings, ...paired.warnings] },
    existing,
  );
  const count = result.tests.length;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Import test cases"
      widthClass="w-[min(44rem,calc(100vw-2rem))]"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={count === 0}
            onClick={() => {
              onImport(result.tests);
              onClose();
            }}
          >
            Import {count} {count === 1 ? 'test' : 'tests'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Field
          label="Paste tests"
          hint="Write the input, a line --- and the expected output. Separate tests with a line ===."
        >
          <TextArea
            value={text}
            onChange={(event) => setText(event.target.value)}
            rows={10}
            spellCheck={false}
            placeholder={'3\n---\n3\n===\n5\n---\n8'}
            className="font-mono text-[0.8125rem] leading-6"
          />
        </Field>
        <Field label="Or choose files" hint="Pairs such as 03.in and 03.out (also .ans).">
          <input
            type="file"
            multiple
            accept=".in,.out,.ans,.a,text/plain"
            aria-label="Test files"
            onChange={(event) => {
              if (event.target.files) void readFiles(event.target.files).then(setFiles);
            }}
          />
        </Field>
        <CheckBox
          label="Hide them from learners"
          checked={hidden}
          onChange={({ target }) => setHidden(target.checked)}
        />
        {result.warnings.length > 0 && (
          <ul role="alert" className="list-disc pl-5 text-[0.8125rem] text-warn">
            {result.warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
