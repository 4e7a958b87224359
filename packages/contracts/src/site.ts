/** The page's meta element that carries {@link SiteInfo} as JSON. */
export const SITE_META = 'evident-site';

/** How this installation is set up, as far as every page has to know. */
export interface SiteInfo {
  /** Whether tokens are sold. */
  payments: boolean;
}
