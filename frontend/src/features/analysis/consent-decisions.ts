import { isFlag, recordOf } from '../../lib/stored-shape.js';
import { useStored } from '../../lib/use-stored.js';

const isDecisions = recordOf(isFlag);
const NONE: Record<string, boolean> = {};

interface ConsentDecisions {
  /** Whether code may be sent to a host; a host that was never asked about is absent. */
  decisions: Readonly<Record<string, boolean>>;
  decide: (host: string, agreed: boolean) => void;
}

/** The user's answers about sending code to third parties, kept on this device. */
export function useConsentDecisions(): ConsentDecisions {
  const [decisions, setDecisions] = useStored('analysis-consent', isDecisions, NONE);
  return { decisions, decide: (host, agreed) => setDecisions({ ...decisions, [host]: agreed }) };
}
