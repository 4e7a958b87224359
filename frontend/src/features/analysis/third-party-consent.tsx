import type { AnalysisEngine } from '@evident/contracts/http/analysis';
import { Button } from '../../ui/button.js';
import { useConsentDecisions } from './consent-decisions.js';

interface ThirdPartyConsentProps {
  engine: AnalysisEngine;
  onAnswer: (agreed: boolean) => void;
}

/** Asks for consent before code is first sent to a third party. The analysis starts with either answer. */
export function ThirdPartyConsent({ engine, onAnswer }: ThirdPartyConsentProps) {
  return (
    <section
      aria-labelledby="consent-title"
      className="flex flex-col gap-3 rounded-control border border-line p-4"
      data-testid="third-party-consent"
    >
      <h3 id="consent-title" className="text-[0.9375rem]">
        May your code be sent to {engine.sentTo}?
      </h3>
      <p>
        A language model there ({engine.name}) can explain the results. It receives your code without comments
        and long texts, the problem statement and the findings. It never receives your name, your email or
        your account. The rating, the complexity and the bugs always come from our own runs.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => onAnswer(true)}>
          Send it and analyze
        </Button>
        <Button onClick={() => onAnswer(false)}>Analyze without sending it</Button>
      </div>
    </section>
  );
}

/** Shows the stored decisions and lets the user change them. */
export function ConsentNote() {
  const { decisions, decide } = useConsentDecisions();
  const hosts = Object.entries(decisions);
  if (hosts.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 border-t border-line pt-3 text-[0.8125rem] text-muted">
      {hosts.map(([host, agreed]) => (
        <li key={host} className="flex flex-wrap items-center gap-2">
          {agreed ? `Analyses may send your code to ${host}.` : `Your code is not sent to ${host}.`}
          <Button size="sm" onClick={() => decide(host, !agreed)}>
            {agreed ? 'Stop sending it' : 'Allow sending it'}
          </Button>
        </li>
      ))}
    </ul>
  );
}
