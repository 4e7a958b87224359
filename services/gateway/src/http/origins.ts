const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

export function isLoopbackOrigin(origin: string): boolean {
  return URL.canParse(origin) && LOOPBACK_HOSTS.includes(new URL(origin).hostname);
}

/** The headers by which a browser says where a request comes from. */
export interface OriginHeaders {
  origin?: string | undefined;
  host?: string | undefined;
  'sec-fetch-site'?: string | string[] | undefined;
}

/** Whose pages may call the API. */
export class AllowedOrigins {
  private readonly named: ReadonlySet<string>;
  /** Session cookies travel over HTTPS only, so pages must too. */
  readonly https: boolean;

  /** @param configured PUBLIC_ORIGIN; the first decides about HTTPS. */
  constructor(configured: readonly string[]) {
    this.named = new Set(configured);
    this.https = configured[0]?.startsWith('https://') ?? false;
  }

  /** The configured ones, for CORS. */
  list(): string[] {
    return [...this.named];
  }

  /**
   * False for a request that a page of another site makes. A page's own host is always allowed, whatever name the
   * learner typed to reach it; without `Origin` the caller is no page, or one that changes nothing.
   */
  admits({ origin, host, 'sec-fetch-site': site }: OriginHeaders): boolean {
    if (origin === undefined) return site !== 'cross-site';
    if (this.named.has(origin)) return true;
    if (site === 'cross-site' || host === undefined) return false;
    return origin === `https://${host}` || (!this.https && origin === `http://${host}`);
  }
}
