import type { ReactNode } from 'react';

export function Stat({ label, value, detail }: { label: string; value: ReactNode; detail?: ReactNode }) {
  return (
    <div className="flex flex-col gap-0.5 rounded-panel border border-line bg-surface px-4 py-3">
      <dt className="text-[0.8125rem] text-muted">{label}</dt>
      <dd className="tabular text-2xl leading-tight font-semibold tracking-tight">{value}</dd>
      {detail !== undefined && <dd className="text-xs text-muted">{detail}</dd>}
    </div>
  );
}
