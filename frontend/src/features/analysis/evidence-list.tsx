import type { Evidence } from '@evident/contracts/http/analysis';
import { Badge } from '../../ui/badge.js';
import { Button } from '../../ui/button.js';
import { PlusIcon } from '../../ui/icons.js';

const STRENGTH: Readonly<
  Record<Evidence['strength'], { label: string; tone: 'pass' | 'accent' | 'neutral' | 'warn'; title: string }>
> = {
  proved: { label: 'proved', tone: 'accent', title: 'Shown by running your code' },
  measured: { label: 'measured', tone: 'accent', title: 'Measured while your code ran' },
  static: { label: 'read from the code', tone: 'neutral', title: 'Read from the source, without a run' },
  opinion: { label: 'AI opinion', tone: 'warn', title: 'Stated by a language model' },
};

/** The kind of an evidence, with a link to its line. */
export function EvidenceChip({ evidence, onLine }: { evidence: Evidence; onLine: (line: number) => void }) {
  const { label, tone, title } = STRENGTH[evidence.strength];
  const { line } = evidence;
  return (
    <span className="inline-flex items-center gap-1" title={title}>
      <Badge tone={tone}>{label}</Badge>
      {line !== null && (
        <button
          type="button"
          onClick={() => onLine(line)}
          className="rounded-full border border-control px-2 text-xs font-medium text-accent hover:bg-raised pointer-coarse:min-h-11"
        >
          line {line}
        </button>
      )}
    </span>
  );
}

function Verbatim({ label, text }: { label: string; text: string }) {
  return (
    <div className="min-w-0 flex-1">
      <dt className="text-xs text-muted">{label}</dt>
      <dd>
        <pre className="max-h-40 overflow-auto text-[0.8125rem] leading-6 whitespace-pre-wrap">
          {text === '' ? '(empty)' : text}
        </pre>
      </dd>
    </div>
  );
}

interface EvidenceListProps {
  evidence: readonly Evidence[];
  onLine: (line: number) => void;
  onAddCase: (input: string, expected: string) => void;
}

/** Evidence of an analysis. A failing input can be added to the learner's tests. */
export function EvidenceList({ evidence, onLine, onAddCase }: EvidenceListProps) {
  return (
    <ul className="flex flex-col gap-2">
      {evidence.map((item) => {
        const { input, expected, actual } = item;
        return (
          <li key={item.id} className="rounded-control border border-line px-3 py-2">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <EvidenceChip evidence={item} onLine={onLine} />
              <p className="min-w-0">{item.text}</p>
            </div>
            {input !== null && (
              <div className="mt-2 flex flex-col gap-2" data-testid="failing-input">
                <dl className="flex flex-wrap gap-x-6 gap-y-2 rounded-control bg-raised px-3 py-2">
                  <Verbatim label="Input" text={input} />
                  {expected !== null && <Verbatim label="Expected" text={expected} />}
                  {actual !== null && <Verbatim label="Your output" text={actual} />}
                </dl>
                <div>
                  <Button size="sm" onClick={() => onAddCase(input, expected ?? '')}>
                    <PlusIcon />
                    Add to my tests
                  </Button>
                </div>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
