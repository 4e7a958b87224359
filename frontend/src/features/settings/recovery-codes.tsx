import { useState } from 'react';
import { Banner } from '../../ui/banner.js';
import { Button } from '../../ui/button.js';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** Shows the codes once; nobody can read them again. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    setCopied(true);
  };
  return (
    <section aria-label="Recovery codes" className="flex flex-col gap-3">
      <Banner tone="warn" title="Save these recovery codes.">
        Each one logs you in once when you have lost your phone. They are not shown again.
      </Banner>
      <ul className="grid gap-x-6 gap-y-1 rounded-control border border-line bg-raised p-3 font-mono text-[0.8125rem] sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => void copy()}>
          {copied ? 'Copied' : 'Copy'}
        </Button>
        <Button size="sm" onClick={onDone}>
          I have saved them
        </Button>
      </div>
    </section>
  );
}
