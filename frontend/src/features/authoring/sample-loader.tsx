import { useState } from 'react';
import { Button } from '../../ui/button.js';
import { cx } from '../../ui/cx.js';
import { AlertDialogOnDemand } from '../../ui/dialog-on-demand.js';
import { UndoIcon } from '../../ui/icons.js';
import type { FormValues } from './form-values.js';
import type { SampleKind } from './sample-problems.js';

interface SampleLoaderProps {
  dirty: boolean;
  onLoad: (values: FormValues) => void;
  current: () => FormValues;
}

const KINDS: readonly SampleKind[] = ['dp', 'string'];
const SAMPLE_LABELS: Readonly<Record<SampleKind, string>> = { dp: 'DP Problem', string: 'String Problem' };

/** Fills the form with the selected sample. Asks before it replaces input, and can be undone. */
export function SampleLoader({ dirty, onLoad, current }: SampleLoaderProps) {
  const [kind, setKind] = useState<SampleKind>('dp');
  const [asking, setAsking] = useState(false);
  const [replaced, setReplaced] = useState<FormValues | null>(null);
  const load = async () => {
    setAsking(false);
    const { SAMPLES } = await import('./sample-problems.js');
    setReplaced(structuredClone(current()));
    onLoad(structuredClone(SAMPLES[kind]));
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div role="group" aria-label="Kind of sample" className="flex rounded-control border border-control">
        {KINDS.map((option) => (
          <button
            key={option}
            type="button"
            aria-pressed={kind === option}
            onClick={() => setKind(option)}
            className={cx(
              'h-8 px-3 font-medium first:rounded-l-[5px] last:rounded-r-[5px] pointer-coarse:h-11',
              kind === option ? 'bg-selection text-ink' : 'text-muted hover:bg-raised',
            )}
          >
            {SAMPLE_LABELS[option]}
          </button>
        ))}
      </div>
      <Button onClick={() => (dirty ? setAsking(true) : void load())}>Load Sample</Button>
      {replaced && (
        <Button
          variant="ghost"
          onClick={() => {
            onLoad(replaced);
            setReplaced(null);
          }}
        >
          <UndoIcon />
          Undo
        </Button>
      )}
      <AlertDialogOnDemand
        open={asking}
        onOpenChange={setAsking}
        title="Replace your text?"
        description={`The sample (${SAMPLE_LABELS[kind]}) fills the whole form. Undo restores your text.`}
        confirmLabel="Load Sample"
        onConfirm={() => void load()}
      />
    </div>
  );
}
