import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageBody, PageTitle } from '../../ui/page.js';
import { LoadingPane } from '../../ui/spinner.js';
import { Tabs, type TabItem } from '../../ui/tabs.js';
import { Activity } from './activity.js';
import { DeletedProblems } from './deleted-problems.js';
import { FailedSubmissions } from './failed-submissions.js';
import { JudgingPanels, JudgingWarnings } from './judging-status.js';
import { ProposedTests } from './proposed-tests.js';
import { ReportedAnalyses } from './reported-analyses.js';
import { ReportedPosts } from './reported-posts.js';

/** Lazy, because their forms need the schema library. */
const Accounts = lazy(() => import('./accounts.js'));
const People = lazy(() => import('./people.js'));
const NoticePanel = lazy(() => import('./notice-panel.js'));

const SECTIONS = [
  'reported-analyses',
  'reported-posts',
  'proposed-tests',
  'failed-submissions',
  'judge',
  'notice',
  'accounts',
  'people',
  'deleted-problems',
  'activity',
] as const;
type Section = (typeof SECTIONS)[number];

/** Administration apart from authoring; the selected section is in the URL. */
export default function AdministrationPage() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [email, setEmail] = useState<string | null>(null);
  const section = SECTIONS.find((name) => `#${name}` === hash) ?? 'reported-analyses';
  const go = (next: Section) => void navigate({ hash: next }, { replace: true, preventScrollReset: true });
  const openAccount = (wanted: string) => {
    setEmail(wanted);
    go('accounts');
  };
  const items: TabItem<Section>[] = [
    { value: 'reported-analyses', label: 'Reported analyses', content: <ReportedAnalyses /> },
    { value: 'reported-posts', label: 'Reported posts', content: <ReportedPosts /> },
    { value: 'proposed-tests', label: 'Proposed tests', content: <ProposedTests /> },
    {
      value: 'failed-submissions',
      label: 'Failed submissions',
      content: <FailedSubmissions onOpenAccount={openAccount} />,
    },
    { value: 'judge', label: 'Judge', content: <JudgingPanels /> },
    {
      value: 'notice',
      label: 'Notice',
      content: (
        <Suspense fallback={<LoadingPane label="Loading" className="min-h-40" />}>
          <NoticePanel />
        </Suspense>
      ),
    },
    {
      value: 'accounts',
      label: 'Accounts',
      content: (
        <Suspense fallback={<LoadingPane label="Loading" className="min-h-40" />}>
          <Accounts email={email} onFind={setEmail} />
        </Suspense>
      ),
    },
    {
      value: 'people',
      label: 'People',
      content: (
        <Suspense fallback={<LoadingPane label="Loading" className="min-h-40" />}>
          <People />
        </Suspense>
      ),
    },
    { value: 'deleted-problems', label: 'Deleted problems', content: <DeletedProblems /> },
    { value: 'activity', label: 'Activity', content: <Activity /> },
  ];
  return (
    <PageBody className="max-w-5xl">
      <PageTitle title="Administration" className="mb-4" />
      <JudgingWarnings />
      <Tabs
        label="Administration"
        value={section}
        items={items}
        onChange={go}
        panelClass="flex flex-col gap-4 pt-5"
      />
    </PageBody>
  );
}
