import type { ServiceName } from '@evident/contracts';

const AI = [
  ...['PROVIDER', 'MODEL', 'API_KEY', 'BASE_URL', 'OWN_SERVER'],
  ...['PRICE_INPUT', 'PRICE_CACHED_INPUT', 'PRICE_CACHE_WRITE', 'PRICE_OUTPUT'],
  ...['BUDGET_DAY', 'BUDGET_USER_DAY'],
  ...['DEADLINE_MS', 'TRY_TIMEOUT_MS', 'MAX_OUTPUT_TOKENS', 'REASONING_EFFORT'],
].map((name) => `AI_${name}`);

/** What an operator may set for each service beside what the launcher decides or checks. The services check the values. */
const OPERATOR_VARIABLES: Readonly<Record<ServiceName, readonly string[]>> = {
  gateway: [
    ...['SMTP_URL', 'MAIL_FROM', 'SUPPORT_EMAIL', 'PRIVACY_POLICY_URL', 'TRUSTED_PROXIES'],
    ...['JWT_SECRET_PREVIOUS', 'SECOND_FACTOR_KEY'],
    ...['REGISTRATION', 'REGISTRATION_DOMAINS', 'REGISTRATIONS_PER_HOUR'],
    ...['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_LABEL', 'OIDC_SCOPES'],
  ],
  problems: [
    ...['LANGUAGES_OFFERED', 'SUBMISSION_TEXTS_DAYS', 'CATALOGUE_DIR'],
    ...['QUEUE_MAX_DEPTH', 'QUEUE_MAX_AGE_MS', 'LEASE_MS', 'RECONCILE_INTERVAL_MS'],
  ],
  billing: ['MONTHLY_TOKENS', 'HOLD_SWEEP_INTERVAL_S', 'LEDGER_CHECK_INTERVAL_S'],
  ai: [
    ...AI,
    ...['ANALYSIS_CONCURRENCY', 'ANALYSIS_DEADLINE_MS', 'ANALYSIS_QUEUE_MAX_DEPTH'],
    ...['EVIDENCE_PATIENCE_MS', 'HOLD_TTL_S', 'LEASE_MS', 'RECONCILE_INTERVAL_MS'],
  ],
  'judge-worker': [],
};

/** @returns the variables that the operator set for the service, each as its value or as the file that holds it. */
export const operatorVariables = (
  service: ServiceName,
  source: NodeJS.ProcessEnv = process.env,
): Record<string, string> =>
  Object.fromEntries(
    OPERATOR_VARIABLES[service]
      .flatMap((name) => [name, `${name}_FILE`])
      .flatMap((name) => (source[name] ? [[name, source[name]]] : [])),
  );
