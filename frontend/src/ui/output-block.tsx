import { useState } from 'react';
import { formatNumber } from '../lib/format.js';
import { cx } from './cx.js';
import { CheckIcon, CopyIcon } from './icons.js';
import { Button } from './button.js';

/** Longer texts are clipped until the reader asks for all. */
const CLIP_AT = 4_096;

interface OutputBlockProps {
  label: string;
  text: string;
  tone?: 'plain' | 'fail';
  /** Shown for an empty text. */
  empty?: string;
}

/** Output of a program with a copy button; long output is clipped. */
export function OutputBlock({ label, text, tone = 'plain', empty = '(empty)' }: OutputBlockProps) {
  const [all, setAll] = useState(false);
  const [copied, setCopied] = useState(false);
  const clipped = !all && text.length > CLIP_AT;
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <div className="min-w-0">
      <div className="mb-1 flex h-6 items-center gap-2">
        <h4 className="text-xs font-medium tracking-normal text-muted">{label}</h4>
        {text !== '' && (
          <Button
            variant="ghost"
            size="sm"
            iconOnly
            aria-label={`Copy ${label.toLowerCase()}`}
            onClick={copy}
            className="ml-auto size-6! px-0! text-muted"
          >
            {copied ? <CheckIcon width={13} height={13} /> : <CopyIcon width={13} height={13} />}
          </Button>
        )}
      </div>
      <pre
        tabIndex={0}
        aria-label={label}
        className={cx(
          'max-h-64 overflow-auto rounded-control border px-3 py-2 text-[0.8125rem] leading-6 break-all whitespace-pre-wrap',
          tone === 'fail' ? 'border-transparent bg-fail-tint text-fail' : 'border-line bg-raised',
          text === '' && 'text-muted italic',
        )}
      >
        {text === '' ? empty : clipped ? text.slice(0, CLIP_AT) : text}
      </pre>
      {clipped && (
        <Button variant="ghost" size="sm" onClick={() => setAll(true)} className="mt-1">
          Show all {formatNumber(text.length)} characters
        </Button>
      )}
    </div>
  );
}
