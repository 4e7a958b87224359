import type { TestCase } from '@evident/contracts/http/problems';
import { Button } from '../../ui/button.js';
import { inputClass } from '../../ui/field.js';
import { PlusIcon, TrashIcon } from '../../ui/icons.js';
import { Table, Td, Th, Tr } from '../../ui/table.js';
import { cx } from '../../ui/cx.js';
import { roomForCases, withCase, type CustomCase } from './custom-cases.js';

interface TestCasesPanelProps {
  samples: readonly TestCase[];
  cases: readonly CustomCase[];
  /** A program of the judge has the input and compares with nothing. */
  interactive: boolean;
  /** The input of the case whose field takes the focus when it is shown. */
  opened?: string | null;
  onChange: (cases: CustomCase[]) => void;
}

const fieldClass = cx(inputClass, 'min-h-8 resize-y px-2 py-1 font-mono text-[0.8125rem] leading-6');
const rowsOf = (text: string) => Math.min(6, Math.max(1, text.split('\n').length));

function Verbatim({ text }: { text: string }) {
  return <pre className="max-h-36 overflow-auto text-[0.8125rem] leading-6 whitespace-pre-wrap">{text}</pre>;
}

/** The test cases of Run Code: the samples and the learner's own. */
export function TestCasesPanel({
  samples,
  cases,
  interactive,
  opened = null,
  onChange,
}: TestCasesPanelProps) {
  const room = roomForCases(samples);
  const change = (id: string, part: Partial<CustomCase>) =>
    onChange(cases.map((known) => (known.id === id ? { ...known, ...part } : known)));
  const add = () => onChange(withCase(cases, { input: '', expected: '' }, room).cases);
  return (
    <section aria-label="Test Cases" className="flex flex-col gap-3 p-4">
      <Table caption="Test Cases">
        <thead>
          <tr>
            <Th className="h-8 w-px">#</Th>
            <Th className="h-8 w-1/2">{interactive ? 'Judge knows' : 'Input'}</Th>
            {!interactive && <Th className="h-8">Expected Output</Th>}
            <Th className="h-8 w-px">
              <span className="sr-only">Actions</span>
            </Th>
          </tr>
        </thead>
        <tbody>
          {samples.map((sample, at) => (
            <Tr key={sample.id ?? at}>
              <Td className="py-1.5 align-top text-muted">{at + 1}</Td>
              <Td className="py-1.5 align-top">
                <Verbatim text={sample.input} />
              </Td>
              {!interactive && (
                <Td className="py-1.5 align-top">
                  <Verbatim text={sample.output} />
                </Td>
              )}
              <Td />
            </Tr>
          ))}
          {cases.map((known, at) => {
            const number = samples.length + at + 1;
            return (
              <Tr key={known.id} data-testid="custom-case">
                <Td className="py-1.5 align-top leading-8 text-muted">{number}</Td>
                <Td className="py-1.5 align-top">
                  <textarea
                    aria-label={`Input of case ${number}`}
                    autoFocus={opened !== null && known.input === opened}
                    rows={rowsOf(known.input)}
                    value={known.input}
                    spellCheck={false}
                    onChange={(event) => change(known.id, { input: event.target.value })}
                    className={fieldClass}
                  />
                </Td>
                {!interactive && (
                  <Td className="py-1.5 align-top">
                    <textarea
                      aria-label={`Expected output of case ${number}`}
                      rows={rowsOf(known.expected)}
                      value={known.expected}
                      spellCheck={false}
                      placeholder="Leave empty to use the reference output"
                      onChange={(event) => change(known.id, { expected: event.target.value })}
                      className={fieldClass}
                    />
                  </Td>
                )}
                <Td className="py-1.5 align-top">
                  <Button
                    variant="ghost"
                    iconOnly
                    aria-label={`Remove case ${number}`}
                    onClick={() => onChange(cases.filter((other) => other.id !== known.id))}
                  >
                    <TrashIcon />
                  </Button>
                </Td>
              </Tr>
            );
          })}
        </tbody>
      </Table>
      <div className="flex items-center gap-3">
        <Button size="sm" onClick={add} disabled={cases.length >= room}>
          <PlusIcon />
          Add test case
        </Button>
        <p className="text-[0.8125rem] text-muted">
          {cases.length >= room
            ? `A run takes at most ${samples.length + room} cases.`
            : 'Your own cases are kept on this device and judged by Run Code only.'}
        </p>
      </div>
    </section>
  );
}
