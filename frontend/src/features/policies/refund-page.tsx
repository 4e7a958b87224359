import { Link } from 'react-router-dom';
import { PolicyPage } from './policy-page.js';
import { SupportContact } from './support.js';

/** The spec lists bundles here that differ from the plans; both stand. */
const BUNDLES = [
  { tokens: 10, price: 99 },
  { tokens: 50, price: 200 },
  { tokens: 100, price: 350 },
];

export default function RefundPage() {
  return (
    <PolicyPage title="Cancellation and Refund Policy" intro="What can be refunded, and what cannot.">
      <h2>Token bundles</h2>
      <ul>
        {BUNDLES.map(({ tokens, price }) => (
          <li key={tokens}>
            {tokens} tokens for ₹{price}
          </li>
        ))}
      </ul>
      <p>
        Prices in force are those on the <Link to="/pricing">Pricing page</Link> at the time of purchase.
      </p>
      <h2>Cancellation</h2>
      <p>Tokens are a digital good. A purchase cannot be cancelled once it is made.</p>
      <h2>When we refund</h2>
      <ul>
        <li>You were charged twice for the same purchase (a duplicate payment).</li>
        <li>Your tokens were not delivered within 1 hour, and support did not respond for 24 hours.</li>
        <li>The transaction was not authorized by you, and you reported it within 48 hours.</li>
      </ul>
      <h2>When we do not refund</h2>
      <ul>
        <li>The tokens have been used.</li>
        <li>You changed your mind.</li>
      </ul>
      <h2>How to request a refund</h2>
      <p>Write to support with your payment id. A refund request is answered within 3 to 5 business days.</p>
      <SupportContact />
    </PolicyPage>
  );
}
