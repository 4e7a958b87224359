import { useEffect, useState } from 'react';
import { useMedia } from '../../lib/use-media.js';
import { cx } from '../../ui/cx.js';
import { PauseIcon, PlayIcon } from '../../ui/icons.js';
import { shade, SNIPPETS, type Shade } from './snippets.js';
import './side-panel.css';

const ROTATION_MS = 2_000;

const SHADES: Record<Shade, string> = {
  plain: '',
  keyword: 'text-[#7cc7f2]',
  string: 'text-[#eebc4a]',
  number: 'text-[#f5a970]',
  comment: 'text-[#8d949c]',
};

/** Floating code symbols: text, position in percent, delay in seconds. */
const FLOATING = [
  { sign: '{ }', left: 9, top: 14, delay: 0 },
  { sign: '</>', left: 83, top: 11, delay: 1.4 },
  { sign: '[ ]', left: 88, top: 78, delay: 0.7 },
  { sign: '=>', left: 7, top: 84, delay: 2.1 },
  { sign: '( )', left: 47, top: 92, delay: 1 },
  { sign: 'O(n)', left: 45, top: 6, delay: 2.6 },
] as const;

function Code({ code }: { code: string }) {
  return (
    <pre className="px-5 py-4 text-[0.8125rem] leading-6">
      {code.split('\n').map((line, number) => (
        <div key={number} className="flex gap-4">
          <span className="w-4 shrink-0 text-right text-[#80878e]">{number + 1}</span>
          <span>
            {shade(line).map((piece, index) => (
              <span key={index} className={SHADES[piece.shade]}>
                {piece.text}
              </span>
            ))}
          </span>
        </div>
      ))}
    </pre>
  );
}

function useRotation(paused: boolean): number {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    if (paused) return;
    const timer = setInterval(() => setCurrent((index) => (index + 1) % SNIPPETS.length), ROTATION_MS);
    return () => clearInterval(timer);
  }, [paused]);
  return current;
}

/** Rotates through three snippets. Stops when paused or when reduced motion is preferred. */
export default function SidePanel() {
  const stillByDefault = useMedia('(prefers-reduced-motion: reduce)');
  const [choice, setChoice] = useState<boolean | null>(null);
  const paused = choice ?? stillByDefault;
  const current = useRotation(paused);
  const snippet = SNIPPETS[current] ?? SNIPPETS[0];
  return (
    <aside
      aria-label="Decoration"
      className={cx('side-panel relative overflow-hidden', paused && 'side-panel-paused')}
    >
      <div
        aria-hidden="true"
        className="flex h-full flex-col items-center justify-center px-12 text-[#e9ebee]"
      >
        {FLOATING.map(({ sign, left, top, delay }) => (
          <span
            key={sign}
            className="side-panel-sign absolute font-mono text-lg text-[#a2a8af]/55"
            style={{ left: `${left}%`, top: `${top}%`, animationDelay: `-${delay}s` }}
          >
            {sign}
          </span>
        ))}
        <div className="w-full max-w-[34rem]">
          <p className="text-[1.75rem] leading-tight font-semibold tracking-tight">
            See what your code really does
          </p>
          <p className="mt-2 mb-8 max-w-[30rem] text-[0.9375rem] text-[#a2a8af]">
            Every submission runs in a sandbox. Every claim about it is measured: the tests it passes, the
            time it takes, how it grows.
          </p>
          <div className="overflow-hidden rounded-panel border border-[#2c3136] bg-[#0e1114] shadow-[0_24px_60px_rgb(0_0_0/0.5)]">
            <div className="flex h-10 items-center gap-2 border-b border-[#2c3136] px-4 text-xs text-[#a2a8af]">
              <span className="size-2.5 rounded-full bg-[#3a4047]" />
              <span className="size-2.5 rounded-full bg-[#3a4047]" />
              <span className="size-2.5 rounded-full bg-[#3a4047]" />
              <span className="ml-2 font-mono">{snippet?.file}</span>
              <span className="ml-auto">{snippet?.title}</span>
            </div>
            <div className="h-[19rem]">
              <div key={current} className="side-panel-code">
                <Code code={snippet?.code ?? ''} />
              </div>
            </div>
          </div>
          <div className="mt-5 flex justify-center gap-2">
            {SNIPPETS.map(({ title }, index) => (
              <span
                key={title}
                className={cx('h-1 w-8 rounded-full', index === current ? 'bg-[#47b8ec]' : 'bg-[#3a4047]')}
              />
            ))}
          </div>
        </div>
      </div>
      <button
        type="button"
        onClick={() => setChoice(!paused)}
        className="absolute right-4 bottom-4 flex h-8 items-center gap-2 rounded-control border border-[#676c73] px-3 text-[0.8125rem] text-[#e9ebee] hover:bg-white/10"
      >
        {paused ? <PlayIcon /> : <PauseIcon />}
        {paused ? 'Play animation' : 'Pause animation'}
      </button>
    </aside>
  );
}
