import type { Problem } from '@evident/contracts/http/problems';
import { ProblemTimer } from '../../features/problem-page/problem-timer.js';
import type { Workspace } from './use-workspace.js';
import { HelpMenu } from './help-menu.js';
import { LayoutMenu } from './layout-menu.js';

interface ProblemToolsProps {
  problem: Problem;
  userId: string;
  workspace: Workspace;
  /** Whether the panes stand beside each other. */
  wide: boolean;
}

/** The timer, the arrangement of the panes and help. Loaded after the page. */
export default function ProblemTools({ problem, userId, workspace, wide }: ProblemToolsProps) {
  return (
    <div className="flex items-center max-sm:order-last max-sm:ml-auto">
      <ProblemTimer userId={userId} problemId={problem.id} />
      {wide && <LayoutMenu />}
      <HelpMenu
        userId={userId}
        language={workspace.drafts.language}
        onGuide={problem.checker.kind === 'interactive' ? undefined : () => workspace.setPane('problem')}
      />
    </div>
  );
}
