/** Headers in which a browser states where a request comes from. */
export interface OriginHeaders {
  origin?: string | undefined;
  host?: string | undefined;
  'sec-fetch-site'?: string | string[] | undefined;
}

/** The origins whose pages may call the API. */
export class AllowedOrigins {
  private readonly named: ReadonlySet<string>;
  /** True when pages must use HTTPS, because the session cookies do. */
  readonly https: boolean;

  /** @param configured PUBLIC_ORIGIN; the first origin decides about HTTPS. */
  constructor(configured: readonly string[]) {
    this.named = new Set(configured);
    this.https = configured[0]?.startsWith('https://') ?? false;
  }

  /** @returns the configured origins, for CORS. */
  list(): string[] {
    return [...this.named];
  }

  /**
   * @returns false for a request from a page of another site. The gateway's own pages are allowed under every host name
   * that reaches it. A request without `Origin` is allowed: it comes from no page, or it changes nothing.
   */
  admits({ origin, host, 'sec-fetch-site': site }: OriginHeaders): boolean {
    if (origin === undefined) return site !== 'cross-site';
    if (this.named.has(origin)) return true;
    if (site === 'cross-site' || host === undefined) return false;
    return origin === `https://${host}` || (!this.https && origin === `http://${host}`);
  }
}
