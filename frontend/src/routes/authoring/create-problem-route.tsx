import { CreateProblemForm } from '../../features/authoring/create-problem-form.js';
import { ImportPackageButton } from '../../features/authoring/import-package.js';
import { PageBody, PageTitle } from '../../ui/page.js';
import { statementPreview } from './statement-preview.js';

export default function CreateProblemRoute() {
  return (
    <PageBody>
      <div className="mb-5 flex items-center justify-between gap-3">
        <PageTitle title="Create Problem" />
        <ImportPackageButton />
      </div>
      <CreateProblemForm renderPreview={statementPreview} />
    </PageBody>
  );
}
