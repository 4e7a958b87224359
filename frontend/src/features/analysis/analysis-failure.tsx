import { Link } from 'react-router-dom';
import { asApiError } from '../../lib/api.js';
import { selectTokens } from '../../lib/session-api.js';
import { siteInfo } from '../../lib/site.js';
import { useAppSelector } from '../../store/index.js';
import { Button } from '../../ui/button.js';
import { WarningIcon } from '../../ui/icons.js';

interface AnalysisFailureProps {
  /** Error code of the answer or of the failed analysis. */
  code: string | null;
  message: string | null;
  onRetry: () => void;
}

/** Shows why an analysis failed and that no token was charged. */
export function AnalysisFailure({ code, message, onRetry }: AnalysisFailureProps) {
  const tokens = useAppSelector(selectTokens);
  const outOfTokens = code === 'OUT_OF_TOKENS';
  return (
    <div
      role="alert"
      className="flex flex-col items-center gap-2 px-4 py-8 text-center"
      data-testid="analysis-failure"
    >
      <WarningIcon className="text-warn" />
      <p className="font-medium">
        {outOfTokens ? 'You have no tokens left.' : (message ?? 'The analysis failed.')}
      </p>
      <p className="text-muted">
        {outOfTokens ? 'An analysis costs 1 token.' : `No token was charged. Balance: ${tokens}.`}
      </p>
      {outOfTokens && !siteInfo().payments ? null : outOfTokens ? (
        <Link to="/pricing" className="mt-1 text-accent underline underline-offset-2">
          See the token plans
        </Link>
      ) : code === 'LANGUAGE_NOT_SUPPORTED' ? null : (
        <Button onClick={onRetry} className="mt-1">
          Try again
        </Button>
      )}
    </div>
  );
}

/** @returns code and message of a rejected call; both null when the API did not answer. */
export function failureOf(error: unknown): { code: string | null; message: string | null } {
  const known = asApiError(error);
  return { code: known?.code ?? null, message: known?.message ?? null };
}
