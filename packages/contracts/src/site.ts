import type { Notice } from './notice.js';

/** The page's meta element that carries {@link SiteInfo} as JSON. */
export const SITE_META = 'evident-site';

/** How this installation is set up, as far as every page has to know. */
export interface SiteInfo {
  /** Whether tokens are sold. */
  payments: boolean;
  /** Who may sign up: everybody, people with an address at one of `domains`, people with an invitation, or nobody. */
  registration: 'open' | 'domain' | 'invitation' | 'off';
  domains: readonly string[];
  /** The label of the button that signs in at the institution's provider; null where there is none. */
  singleSignOn: string | null;
  /** What stands above each page. */
  notice: Notice | null;
}
