import { ButtonLink } from '../ui/button.js';
import { PageTitle } from '../ui/page.js';

export default function NotFoundPage() {
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-2 px-4 py-24 text-center">
      <p className="tabular font-mono text-sm text-muted">404</p>
      <PageTitle title="Page not found" />
      <p className="text-muted">This address does not exist.</p>
      <div className="mt-3 flex gap-2">
        <ButtonLink to="/problem" variant="primary">
          Problems
        </ButtonLink>
        <ButtonLink to="/">Home</ButtonLink>
      </div>
    </div>
  );
}
