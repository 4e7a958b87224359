import type { StepComparison } from '@evident/contracts/http/analysis';
import {
  EDITOR_LANGUAGES,
  LANGUAGE_LABELS,
  type EditorLanguage,
  type Language,
} from '@evident/contracts/languages';
import { counted, formatNumber } from '../../lib/format.js';
import { cx } from '../../ui/cx.js';
import { Table, Td, Th, Tr } from '../../ui/table.js';
import { useStepComparisonQuery } from './analysis-api.js';

type Distribution = NonNullable<StepComparison['distribution']>;
type Group = Distribution['groups'][number];

const rangeOf = ({ fewest, most }: Group): string =>
  fewest === most ? formatNumber(fewest) : `${formatNumber(fewest)} to ${formatNumber(most)}`;

/** One bar for each group, from few steps to many. The table holds the same figures. */
function Bars({ groups }: { groups: readonly Group[] }) {
  const highest = Math.max(...groups.map(({ programs }) => programs));
  return (
    <>
      <div
        role="img"
        aria-label="Programs by steps, from few to many; yours is marked"
        className="flex h-20 items-end gap-1"
      >
        {groups.map((group) => (
          <div key={group.fewest} className="flex h-full min-w-0 flex-1 flex-col justify-end gap-1">
            {group.own && <span className="text-center text-xs font-medium">You</span>}
            <div
              className={cx('min-h-1 rounded-cell', group.own ? 'bg-accent' : 'bg-control')}
              style={{ height: `${(group.programs / highest) * 70}%` }}
            />
          </div>
        ))}
      </div>
      <p aria-hidden="true" className="flex justify-between text-xs text-muted">
        <span>Few steps</span>
        <span>Many steps</span>
      </p>
      <details className="text-[0.8125rem]">
        <summary className="w-fit cursor-pointer text-muted hover:text-ink">Show as a table</summary>
        <Table caption="Programs by steps" className="mt-2">
          <thead>
            <tr>
              <Th>Steps</Th>
              <Th className="text-right">Programs</Th>
            </tr>
          </thead>
          <tbody>
            {groups.map((group) => (
              <Tr key={group.fewest}>
                <Td className="tabular">
                  {rangeOf(group)}
                  {group.own && ' (yours)'}
                </Td>
                <Td className="tabular text-right">{group.programs}</Td>
              </Tr>
            ))}
          </tbody>
        </Table>
      </details>
    </>
  );
}

interface StepsPanelProps {
  problemId: string;
  language: Language;
  className?: string;
}

function Steps({ problemId, language, className }: StepsPanelProps & { language: EditorLanguage }) {
  const { data } = useStepComparisonQuery({ problemId, language }, { refetchOnMountOrArgChange: true });
  if (!data || data.steps === null) return null;
  const { steps, programs, needed, distribution } = data;
  const label = LANGUAGE_LABELS[language];
  return (
    <section
      aria-label="Steps compared"
      className={cx('flex flex-col gap-2 rounded-control border border-line p-3', className)}
    >
      <p>
        Your best analysed {label} program takes {counted(steps, 'step')} on the largest tests.{' '}
        {distribution
          ? `${distribution.slower} of ${counted(programs - 1, 'other program')} ${distribution.slower === 1 ? 'takes' : 'take'} more.`
          : `It is compared once ${needed} learners have an analysed ${label} program; ${needed - programs} ${needed - programs === 1 ? 'is' : 'are'} missing.`}
      </p>
      {distribution && <Bars groups={distribution.groups} />}
      <p className="text-[0.8125rem] text-muted">
        A step is one round of a loop, one call, or twenty elements that a library call touches. Steps do not
        depend on the machine.
      </p>
    </section>
  );
}

/** The learner's program among those of others, by counted steps. Nothing where none was counted. */
export default function StepsPanel({ language, ...rest }: StepsPanelProps) {
  const analysed = EDITOR_LANGUAGES.find((known) => known === language);
  return analysed ? <Steps language={analysed} {...rest} /> : null;
}
