import { ProblemTimer } from '../../features/problem-page/problem-timer.js';
import { LayoutMenu } from './layout-menu.js';

interface ProblemToolsProps {
  problemId: string;
  userId: string;
  /** Whether the panes stand beside each other. */
  wide: boolean;
}

/** The timer and the arrangement of the panes. Loaded after the page. */
export default function ProblemTools({ problemId, userId, wide }: ProblemToolsProps) {
  return (
    <div className="flex items-center">
      <ProblemTimer userId={userId} problemId={problemId} />
      {wide && <LayoutMenu />}
    </div>
  );
}
