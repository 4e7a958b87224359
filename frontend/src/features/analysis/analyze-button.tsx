import { useId } from 'react';
import { selectTokens } from '../../lib/session-api.js';
import { useAppSelector } from '../../store/index.js';
import { Button } from '../../ui/button.js';
import { TokenIcon } from '../../ui/icons.js';

interface AnalyzeButtonProps {
  busy: boolean;
  shortcut: string;
  onAnalyze: () => void;
}

/** Starts an analysis; shows its price and the balance. */
export function AnalyzeButton({ busy, shortcut, onAnalyze }: AnalyzeButtonProps) {
  const tokens = useAppSelector(selectTokens);
  const costId = useId();
  return (
    <>
      <span id={costId} className="tabular mr-auto text-xs whitespace-nowrap text-muted max-sm:basis-full">
        Analysis: 1 token · {tokens} left
      </span>
      <Button busy={busy} onClick={onAnalyze} aria-keyshortcuts={shortcut} aria-describedby={costId}>
        {!busy && <TokenIcon />}
        AI Analyze
      </Button>
    </>
  );
}
