import { act, renderHook } from '@testing-library/react';
import { leaveNothing } from './after-session.js';
import { hasKeptText, useKeptText } from './use-kept-text.js';

const KEY = 'post:ada:answer:1';
const typed = (text: string) => {
  const { result } = renderHook(() => useKeptText(KEY, 'as it was'));
  act(() => result.current.type(text));
  return result;
};
const read = () => renderHook(() => useKeptText(KEY, 'as it was')).result.current.text;

describe('a text that is being written', () => {
  it('is there again until it is dropped or as it was', () => {
    const field = typed('changed');
    expect(read()).toBe('changed');
    act(() => field.current.drop());
    expect(field.current.text).toBe('as it was');
    expect(hasKeptText(KEY)).toBe(false);
    typed('changed again');
    typed('as it was');
    expect(hasKeptText(KEY)).toBe(false);
  });

  it('outlives an expired session, but not signing out', () => {
    typed('changed');
    leaveNothing(true);
    expect(read()).toBe('changed');
    leaveNothing(false);
    expect(read()).toBe('as it was');
  });

  it('lasts as long as its field where the browser blocks the storage', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked');
    });
    expect(typed('changed').current.text).toBe('changed');
    jest.restoreAllMocks();
    expect(read()).toBe('as it was');
  });
});
