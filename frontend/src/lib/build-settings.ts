/** What whoever builds the product may set; empty where they did not. Outside of Vite there is no `env`. */
const env: Record<string, unknown> = import.meta.env ?? {};

const text = (name: string): string => {
  const value = env[name];
  return typeof value === 'string' ? value.trim() : '';
};

/** Where people write for help. */
export const SUPPORT_EMAIL = text('VITE_SUPPORT_EMAIL');
/** The privacy policy's page at a terms service, to be embedded. */
export const PRIVACY_POLICY_URL = text('VITE_PRIVACY_POLICY_URL');
