/** Settings of the build; empty when not set. Outside of Vite there is no `env`. */
const env: Record<string, unknown> = import.meta.env ?? {};

const text = (name: string): string => {
  const value = env[name];
  return typeof value === 'string' ? value.trim() : '';
};

/** URL of an external privacy policy to embed. */
export const PRIVACY_POLICY_URL = text('VITE_PRIVACY_POLICY_URL');
