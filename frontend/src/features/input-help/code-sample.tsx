import { useState } from 'react';
import { Button } from '../../ui/button.js';
import { CheckIcon, CopyIcon } from '../../ui/icons.js';

interface CodeSampleProps {
  label: string;
  text: string;
  copy?: boolean;
}

/** A program or text as it is, with a copy button on demand. */
export function CodeSample({ label, text, copy = false }: CodeSampleProps) {
  const [copied, setCopied] = useState(false);
  return (
    <div className="min-w-0">
      <div className="mb-1 flex h-6 items-center justify-between">
        <p className="text-xs font-medium text-muted">{label}</p>
        {copy && (
          <Button
            variant="ghost"
            size="sm"
            aria-label={`Copy: ${label}`}
            onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
            className="h-6! px-1.5! text-muted"
          >
            {copied ? <CheckIcon width={13} height={13} /> : <CopyIcon width={13} height={13} />}
            {copied ? 'Copied' : 'Copy'}
          </Button>
        )}
      </div>
      <pre
        tabIndex={0}
        role="group"
        aria-label={label}
        className="overflow-x-auto rounded-control border border-line bg-raised px-3 py-2 text-[0.8125rem] leading-6"
      >
        {text.trimEnd()}
      </pre>
    </div>
  );
}
