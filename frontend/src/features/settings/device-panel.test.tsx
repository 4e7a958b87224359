import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listenForInstall } from '../../lib/install.js';
import { DevicePanel } from './device-panel.js';

class Workers extends EventTarget {
  controller: object | null = null;
}
const set = (workers: Workers | undefined) =>
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });

afterEach(() => set(undefined));

it('says when pages open without a connection', () => {
  const workers = new Workers();
  set(workers);
  render(<DevicePanel />);
  expect(screen.getByText(/^Being prepared/)).toBeInTheDocument();
  workers.controller = {};
  act(() => void workers.dispatchEvent(new Event('controllerchange')));
  expect(screen.getByText(/^Ready\./)).toBeInTheDocument();
});

it('says where that is not possible', () => {
  set(undefined);
  render(<DevicePanel />);
  expect(screen.getByText(/^Not available here/)).toBeInTheDocument();
});

it('installs where the browser offers it, once', async () => {
  listenForInstall();
  render(<DevicePanel />);
  expect(screen.queryByRole('button', { name: 'Install' })).toBeNull();
  const prompt = jest.fn(() => Promise.resolve({ outcome: 'accepted' }));
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  fireEvent(window, offer);
  expect(offer.defaultPrevented).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Install' }));
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: 'Install' })).toBeNull();
});
