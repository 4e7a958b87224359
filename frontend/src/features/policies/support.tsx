import { SUPPORT_EMAIL } from '../../lib/build-settings.js';

export function SupportContact() {
  if (SUPPORT_EMAIL.includes('@')) {
    return (
      <p>
        Support: <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a>
      </p>
    );
  }
  return <p>The operator of this installation has not set a support address yet.</p>;
}
