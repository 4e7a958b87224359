import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { early } from './early.js';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

describe('a component that is requested early', () => {
  it('renders without a fallback when its code is there', async () => {
    const code = Promise.resolve({ default: Greeting });
    const Early = early(() => code);
    await code;
    render(
      <Suspense fallback="Loading">
        <Early name="Ada" />
      </Suspense>,
    );
    expect(screen.getByText('Hello Ada')).toBeInTheDocument();
  });

  it('shows the fallback until its code is there', async () => {
    let arrive: (module: { default: typeof Greeting }) => void = () => undefined;
    const Early = early(() => new Promise<{ default: typeof Greeting }>((resolve) => (arrive = resolve)));
    render(
      <Suspense fallback="Loading">
        <Early name="Ada" />
      </Suspense>,
    );
    expect(screen.getByText('Loading')).toBeInTheDocument();
    arrive({ default: Greeting });
    expect(await screen.findByText('Hello Ada')).toBeInTheDocument();
  });
});
