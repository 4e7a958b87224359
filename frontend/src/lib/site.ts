import { SITE_META, type SiteInfo } from '@evident/contracts/site';

/** What a page assumes that no gateway served, such as that of the development server. */
const USUAL: SiteInfo = {
  payments: true,
  registration: 'open',
  domains: [],
  singleSignOn: null,
  notice: null,
};

/** How this installation is set up. The gateway writes it into the page. */
export function siteInfo(): SiteInfo {
  const content = document.querySelector(`meta[name="${SITE_META}"]`)?.getAttribute('content');
  return content ? { ...USUAL, ...(JSON.parse(content) as Partial<SiteInfo>) } : USUAL;
}
