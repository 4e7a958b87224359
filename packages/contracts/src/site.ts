import type { Notice } from './notice.js';

/** The page's meta element that carries {@link SiteInfo} as JSON. */
export const SITE_META = 'evident-site';

/** How this installation is set up, as far as every page has to know. */
export interface SiteInfo {
  /** Whether tokens are sold. */
  payments: boolean;
  /** Who may sign up: everybody, people with an address at one of `domains`, or nobody. */
  registration: 'open' | 'domain' | 'off';
  domains: readonly string[];
  /** What stands above each page. */
  notice: Notice | null;
}
