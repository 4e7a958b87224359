import { oneOf } from './stored-shape.js';
import { useStored } from './use-stored.js';

/** `new` until the guide was closed once; `asked` after it was opened again from the help menu. */
type GuideState = 'new' | 'seen' | 'asked';
const isState = oneOf('new', 'seen', 'asked');

/** Whether the guide to reading input is open, stored for each user on this device. */
export function useInputGuide(userId: string) {
  const [state, set] = useStored<GuideState>(`evident:input-guide:${userId}`, isState, 'new');
  return {
    open: state !== 'seen',
    asked: state === 'asked',
    close: () => set('seen'),
    ask: () => set('asked'),
  };
}
