import {
  ImportClassListRequest,
  type ClassListAnswer,
  type ClassListPreview,
} from '@evident/contracts/http/enrolment';
import { ENROLMENT_LIMITS, REASON_LIMITS } from '@evident/contracts/limits';
import { useRef, useState } from 'react';
import { asApiError } from '../../lib/api.js';
import { download } from '../../lib/download.js';
import { counted } from '../../lib/format.js';
import { toasts } from '../../lib/toasts.js';
import { useCheckedForm } from '../../lib/use-checked-form.js';
import { Banner } from '../../ui/banner.js';
import { Button } from '../../ui/button.js';
import { FailureLine } from '../../ui/failure-line.js';
import { Field, TextInput } from '../../ui/field.js';
import { Panel } from '../../ui/panel.js';
import { Table, Td, Th, Tr } from '../../ui/table.js';
import { useImportClassListMutation, usePreviewClassListMutation } from './people-api.js';

const ACCOUNTS = { new: 'New account', waiting: 'Has no password yet', exists: 'Exists' } as const;

interface Chosen {
  name: string;
  csv: string;
  preview: ClassListPreview;
}

/** Reads a file and asks the server what an import of it would do. */
function ChooseFile({ onChosen }: { onChosen: (chosen: Chosen | null) => void }) {
  const field = useRef<HTMLInputElement>(null);
  const [preview, { isLoading, error }] = usePreviewClassListMutation();
  const read = async (file: File) => {
    onChosen(null);
    if (file.size > ENROLMENT_LIMITS.classListBytes) {
      toasts.error('The list is larger than 256 kB');
      return;
    }
    const csv = await file.text();
    const { data } = await preview(csv);
    if (data) onChosen({ name: file.name, csv, preview: data });
  };
  return (
    <div className="flex flex-col items-start gap-3">
      <input
        ref={field}
        type="file"
        accept=".csv,text/csv,text/plain"
        aria-label="Class list to import"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void read(file);
        }}
      />
      <Button busy={isLoading} busyLabel="Reading..." onClick={() => field.current?.click()}>
        Choose a CSV file
      </Button>
      <FailureLine error={error} fallback="The list could not be read." />
    </div>
  );
}

function PreviewTable({ lines }: Pick<ClassListPreview, 'lines'>) {
  return (
    <div className="max-h-96 overflow-y-auto">
      <Table caption="People of the list">
        <thead>
          <tr>
            {['Line', 'Name', 'Email', 'Tokens', 'What happens'].map((head) => (
              <Th key={head}>{head}</Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ line, name, email, tokens, account, error }) => (
            <Tr key={line}>
              <Td className="tabular">{line}</Td>
              <Td>{name}</Td>
              <Td className="break-all">{email}</Td>
              <Td className="tabular">{tokens}</Td>
              <Td className={error === null ? undefined : 'text-fail'}>
                {error ?? (account && ACCOUNTS[account])}
              </Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function ImportForm({ chosen, onDone }: { chosen: Chosen; onDone: (answer: ClassListAnswer) => void }) {
  const [send, { error, isLoading }] = useImportClassListMutation();
  const { csv, preview, name } = chosen;
  const form = useCheckedForm({
    schema: ImportClassListRequest.pick({ reason: true }),
    initial: { reason: '' },
    onSubmit: async ({ reason }) => {
      const answer = await send({ csv, reason });
      if (answer.data) onDone(answer.data);
      return asApiError(answer.error)?.fields;
    },
  });
  return (
    <form noValidate onSubmit={form.submit} aria-label={`Import ${name}`} className="flex flex-col gap-3">
      <PreviewTable lines={preview.lines} />
      {preview.errors > 0 ? (
        <Banner tone="fail" title={`${counted(preview.errors, 'line')} cannot be imported.`}>
          Correct the file and choose it again. Nothing was imported.
        </Banner>
      ) : (
        <>
          <Field
            label="What is the list for?"
            hint="Such as “Algorithms, spring 2027”. The same list with the same text gives its tokens once."
            error={form.errors.reason}
            className="max-w-md"
          >
            <TextInput {...form.control('reason')} autoComplete="off" maxLength={REASON_LIMITS.adminMax} />
          </Field>
          <FailureLine error={error} fallback="The list could not be imported." />
          <div>
            <Button type="submit" variant="primary" busy={isLoading} busyLabel="Importing...">
              Import {counted(preview.lines.length, 'line')}
            </Button>
          </div>
        </>
      )}
    </form>
  );
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** @returns the links as CSV, for an installation that sends no mail. */
const linksOf = ({ lines }: ClassListAnswer): string =>
  [
    'name,email,link',
    ...lines.flatMap(({ name, email, link }) =>
      link === null ? [] : [[name, email, link].map(quoted).join(',')],
    ),
  ].join('\n');

function Result({ answer }: { answer: ClassListAnswer }) {
  const links = answer.lines.filter(({ link }) => link !== null).length;
  const failed = answer.lines.filter(({ failure }) => failure !== null);
  return (
    <div className="flex flex-col items-start gap-3">
      <Banner tone={failed.length === 0 ? 'pass' : 'fail'} title={answer.message}>
        {failed.map(({ line, failure }) => `Line ${line}: ${failure}`).join(' ')}
      </Banner>
      {links > 0 && (
        <>
          <p className="text-muted">
            No mail reaches people here. Give each person their link to choose a password; it holds for 7
            days.
          </p>
          <Button onClick={() => download(linksOf(answer), 'text/csv', 'links.csv')}>
            Save {counted(links, 'link')} as CSV
          </Button>
        </>
      )}
    </div>
  );
}

/** Makes the accounts of a class. */
export function ClassListPanel() {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [answer, setAnswer] = useState<ClassListAnswer | null>(null);
  return (
    <Panel
      title="Class list"
      detail="A CSV file with the columns name and email, and tokens if you like. Its first line names the columns."
      bodyClass="flex flex-col gap-4 p-4"
    >
      <ChooseFile
        onChosen={(next) => {
          setChosen(next);
          setAnswer(null);
        }}
      />
      {chosen && (
        <ImportForm
          key={chosen.csv}
          chosen={chosen}
          onDone={(done) => {
            setChosen(null);
            setAnswer(done);
          }}
        />
      )}
      {answer && <Result answer={answer} />}
    </Panel>
  );
}
