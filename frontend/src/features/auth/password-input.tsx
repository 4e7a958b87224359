import { useState, type ComponentProps } from 'react';
import { TextInput } from '../../ui/field.js';
import { EyeIcon, EyeOffIcon } from '../../ui/icons.js';

/** A password input with a show button and a Caps Lock hint. Use it inside a `Field`. */
export function PasswordInput({ onKeyUp, ...rest }: Omit<ComponentProps<typeof TextInput>, 'type'>) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  return (
    <>
      <div className="relative">
        <TextInput
          {...rest}
          type={shown ? 'text' : 'password'}
          spellCheck={false}
          autoCapitalize="none"
          className="pr-11 [&::-ms-reveal]:hidden"
          onKeyUp={(event) => {
            setCapsLock(event.getModifierState('CapsLock'));
            onKeyUp?.(event);
          }}
        />
        <button
          type="button"
          aria-label="Show password"
          aria-pressed={shown}
          title={shown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 right-0 flex w-10 items-center justify-center rounded-control text-muted hover:text-ink"
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </button>
      </div>
      {capsLock && <p className="text-[0.8125rem] text-warn">Caps Lock is on</p>}
      <span role="status" className="sr-only">
        {shown ? 'Password is visible' : ''}
      </span>
    </>
  );
}
