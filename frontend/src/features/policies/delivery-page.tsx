import { Link } from 'react-router-dom';
import { PolicyPage } from './policy-page.js';
import { SupportContact } from './support.js';

export default function DeliveryPage() {
  return (
    <PolicyPage
      title="Shipping and Delivery Policy"
      intro="Tokens are delivered to your account; nothing is shipped."
    >
      <h2>Delivery time</h2>
      <p>Tokens are usually delivered instantly, and at most within 5 minutes of your payment.</p>
      <h2>If your tokens do not arrive</h2>
      <ul>
        <li>
          Look at the token history on <Link to="/profile#tokens">your profile</Link>: every delivery is
          listed there.
        </li>
        <li>If nothing has arrived after 10 minutes, contact support with your payment id.</li>
        <li>Report a missing delivery within 24 hours.</li>
      </ul>
      <p>
        See the <Link to="/cancellation-and-refund">refund policy</Link> for what can be refunded.
      </p>
      <SupportContact />
    </PolicyPage>
  );
}
