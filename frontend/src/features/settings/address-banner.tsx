import { asApiError } from '../../lib/api.js';
import { Banner } from '../../ui/banner.js';
import { Button } from '../../ui/button.js';
import { useSendVerificationMutation } from './settings-api.js';

/** Asks to confirm the address, which the free tokens wait for. */
export function AddressBanner({ email }: { email: string }) {
  const [send, { data, error, isLoading }] = useSendVerificationMutation();
  return (
    <Banner
      tone="warn"
      title="Confirm your address."
      action={
        <Button size="sm" busy={isLoading} onClick={() => void send()}>
          Send the link again
        </Button>
      }
    >
      {asApiError(error)?.message ??
        data?.message ??
        `Open the link we emailed to ${email}. Your free AI tokens are credited then.`}
    </Banner>
  );
}
