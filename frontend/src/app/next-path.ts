/** @returns the path that login leads back to: inside this product, and not a page that would lead here again. */
export function safeNext(next: string | null): string {
  if (next === null || !/^\/(?![/\\])/.test(next)) return '/';
  const { origin } = window.location;
  const url = URL.parse(next, origin);
  if (url?.origin !== origin) return '/';
  return ['/login', '/signup'].includes(url.pathname) ? '/' : url.pathname + url.search + url.hash;
}

/** @returns the login page's path that keeps where the person wanted to go. */
export function loginPath(wanted: { pathname: string; search: string; hash: string }): string {
  const next = wanted.pathname + wanted.search + wanted.hash;
  return next === '/' ? '/login' : `/login?next=${encodeURIComponent(next)}`;
}
