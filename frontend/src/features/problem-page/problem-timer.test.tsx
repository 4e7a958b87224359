import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toasts } from '../../lib/toasts.js';
import { ProblemTimer } from './problem-timer.js';

const show = (problemId: string) => render(<ProblemTimer userId="me" problemId={problemId} />);
const menu = () => screen.getByRole('button', { name: /^Timer/ });
const time = () => screen.getByTestId('timer');
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('the timer on the problem page', () => {
  let user: ReturnType<typeof userEvent.setup>;
  beforeEach(() => {
    jest.useFakeTimers();
    user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTimeAsync(ms) });
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('starts, pauses and is reset; unused it shows no time', async () => {
    show('a');
    expect(screen.queryByTestId('timer')).toBeNull();
    await user.click(menu());
    await user.click(screen.getByRole('button', { name: 'Start' }));
    await pass(61_000);
    expect(time()).toHaveTextContent('1:01');
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    await pass(60_000);
    expect(time()).toHaveTextContent('1:01');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.queryByTestId('timer')).toBeNull();
  });

  it('goes on after a reload, for its own problem only', async () => {
    const first = show('b');
    await user.click(menu());
    await user.click(screen.getByRole('button', { name: 'Start' }));
    await pass(30_000);
    first.unmount();
    const other = show('c');
    expect(screen.queryByTestId('timer')).toBeNull();
    other.unmount();
    show('b');
    await pass(250);
    expect(time()).toHaveTextContent('0:30');
    await pass(10_000);
    expect(time()).toHaveTextContent('0:40');
  });

  it('counts down, says once that the time is up, and stands then', async () => {
    const said = jest.spyOn(toasts, 'blank').mockReturnValue('id');
    show('d');
    await user.click(menu());
    await user.click(screen.getByRole('button', { name: 'Countdown' }));
    await user.clear(screen.getByRole('spinbutton', { name: 'Minutes' }));
    await user.type(screen.getByRole('spinbutton', { name: 'Minutes' }), '1');
    await user.click(screen.getByRole('button', { name: 'Start' }));
    await pass(59_000);
    expect(time()).toHaveTextContent('0:01');
    await pass(5_000);
    expect(time()).toHaveTextContent('0:00');
    expect(said.mock.calls).toEqual([['Time is up.']]);
    expect(menu()).toHaveAccessibleName('Timer: 0:00, time is up');
  });
});
