import { useId } from 'react';
import { toasts } from '../../lib/toasts.js';
import { Button } from '../../ui/button.js';
import { cx } from '../../ui/cx.js';
import { Dropdown } from '../../ui/dropdown.js';
import { inputClass } from '../../ui/field.js';
import { ClockIcon } from '../../ui/icons.js';
import { Segmented } from '../../ui/segmented.js';
import { clockText, COUNTDOWN_MINUTES, elapsedAt, leftAt, type TimerMode } from './timer-state.js';
import { useTimer, type Timer } from './use-timer.js';

const MODES: readonly { value: TimerMode; label: string }[] = [
  { value: 'stopwatch', label: 'Stopwatch' },
  { value: 'countdown', label: 'Countdown' },
];

function textOf({ timer, now }: Timer): string {
  const left = leftAt(timer, now);
  return left === null ? clockText(elapsedAt(timer, now), 'down') : clockText(left, 'up');
}

function Minutes({ timer, change }: Timer) {
  const id = useId();
  const set = (value: number) => {
    if (Number.isInteger(value) && value >= COUNTDOWN_MINUTES.min && value <= COUNTDOWN_MINUTES.max)
      change({ countdownMinutes: value });
  };
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id} className="flex-1 text-sm">
        Minutes
      </label>
      <input
        id={id}
        key={timer.countdownMinutes}
        type="number"
        min={COUNTDOWN_MINUTES.min}
        max={COUNTDOWN_MINUTES.max}
        defaultValue={timer.countdownMinutes}
        onChange={(event) => {
          if (event.target.validity.valid) set(event.target.valueAsNumber);
        }}
        className={cx(inputClass, 'tabular h-8 w-20 pointer-coarse:h-11')}
      />
    </div>
  );
}

/** A stopwatch or countdown, kept for each problem on this device. Closed, it is an icon, or the time once it has run. */
export function ProblemTimer({ userId, problemId }: { userId: string; problemId: string }) {
  const state = useTimer(userId, problemId, () => toasts.blank('Time is up.'));
  const { timer, now, running } = state;
  const used = running || elapsedAt(timer, now) > 0;
  const over = leftAt(timer, now) === 0;
  const text = textOf(state);
  return (
    <Dropdown
      label={used ? `Timer: ${text}, ${over ? 'time is up' : running ? 'running' : 'paused'}` : 'Timer'}
      iconOnly={!used}
      button={
        <>
          <ClockIcon />
          {used && (
            <span
              data-testid="timer"
              className={cx('tabular text-[0.8125rem]', over ? 'text-fail' : !running && 'text-muted')}
            >
              {text}
            </span>
          )}
        </>
      }
    >
      {() => (
        <div className="flex w-60 flex-col gap-3 p-2 [&_[role=group]>button]:flex-1">
          <Segmented
            label="Kind of timer"
            value={timer.mode}
            options={MODES}
            onChange={(mode) => state.change({ mode })}
          />
          <p className="tabular text-center font-mono text-2xl">{text}</p>
          {timer.mode === 'countdown' && <Minutes {...state} />}
          <div className="flex gap-2">
            <Button variant="primary" className="flex-1" onClick={running ? state.pause : state.start}>
              {running ? 'Pause' : used && !over ? 'Continue' : 'Start'}
            </Button>
            <Button className="flex-1" disabled={!used} onClick={state.reset}>
              Reset
            </Button>
          </div>
        </div>
      )}
    </Dropdown>
  );
}
