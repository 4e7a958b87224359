import { useState } from 'react';
import { Button } from '../../ui/button.js';
import { AlertDialogOnDemand } from '../../ui/dialog-on-demand.js';
import { UndoIcon } from '../../ui/icons.js';
import { Segmented } from '../../ui/segmented.js';
import type { FormValues } from './form-values.js';
import type { SampleKind } from './sample-problems.js';

interface SampleLoaderProps {
  dirty: boolean;
  onLoad: (values: FormValues) => void;
  current: () => FormValues;
}

const SAMPLE_LABELS: Readonly<Record<SampleKind, string>> = { dp: 'DP Problem', string: 'String Problem' };

const KINDS = (['dp', 'string'] as const).map((value) => ({ value, label: SAMPLE_LABELS[value] }));

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
      <Segmented label="Kind of sample" value={kind} options={KINDS} onChange={setKind} />
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
        onClose={() => setAsking(false)}
        title="Replace your text?"
        description={`The sample (${SAMPLE_LABELS[kind]}) fills the whole form. Undo restores your text.`}
        confirmLabel="Load Sample"
        onConfirm={() => void load()}
      />
    </div>
  );
}
