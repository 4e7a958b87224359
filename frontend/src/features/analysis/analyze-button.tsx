import { EDITOR_LANGUAGES, LANGUAGE_LABELS, type Language } from '@evident/contracts/languages';
import { useId } from 'react';
import { selectTokens } from '../../lib/session-api.js';
import { useAppSelector } from '../../store/index.js';
import { Button } from '../../ui/button.js';
import { TokenIcon } from '../../ui/icons.js';

interface AnalyzeButtonProps {
  language: Language;
  busy: boolean;
  shortcut: string;
  onAnalyze: () => void;
}

/** Starts an analysis; shows its price and the balance. */
export function AnalyzeButton({ language, busy, shortcut, onAnalyze }: AnalyzeButtonProps) {
  const tokens = useAppSelector(selectTokens);
  const costId = useId();
  return (
    <>
      <span id={costId} className="tabular mr-auto text-xs whitespace-nowrap text-muted max-sm:basis-full">
        {EDITOR_LANGUAGES.some((read) => read === language)
          ? `Analysis: 1 token · ${tokens} left`
          : `No analysis of ${LANGUAGE_LABELS[language]} yet`}
      </span>
      <Button busy={busy} onClick={onAnalyze} aria-keyshortcuts={shortcut} aria-describedby={costId}>
        {!busy && <TokenIcon />}
        AI Analyze
      </Button>
    </>
  );
}
