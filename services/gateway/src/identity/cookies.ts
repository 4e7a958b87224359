import type { CookieOptions } from 'express';
import type { Env } from '../env.js';

/** The values of our cookies need no decoding. */
export function cookieNamed(name: string, header: string | undefined): string | undefined {
  const pair = (header ?? '').split(';').find((part) => part.trimStart().startsWith(`${name}=`));
  return pair?.slice(pair.indexOf('=') + 1).trim();
}

/** Scripts and other sites cannot use our cookies. Over HTTPS the prefix `__Host-` binds them to this host. */
export function cookieScope(env: Pick<Env, 'PUBLIC_ORIGIN'>): { prefix: string; attributes: CookieOptions } {
  const secure = env.PUBLIC_ORIGIN[0]?.startsWith('https://') ?? false;
  return {
    prefix: secure ? '__Host-' : '',
    attributes: { httpOnly: true, sameSite: 'lax', path: '/', secure },
  };
}
