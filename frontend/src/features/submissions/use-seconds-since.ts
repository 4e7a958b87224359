import { useEffect, useState } from 'react';

/** @returns whole seconds since `event` last changed. */
export function useSecondsSince(event: string): number {
  const [shown, setShown] = useState({ event, seconds: 0 });
  useEffect(() => {
    const began = Date.now();
    const timer = setInterval(
      () => setShown({ event, seconds: Math.floor((Date.now() - began) / 1000) }),
      1_000,
    );
    return () => clearInterval(timer);
  }, [event]);
  return shown.event === event ? shown.seconds : 0;
}
