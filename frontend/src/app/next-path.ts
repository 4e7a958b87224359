/** @returns the path to open after login: a path of this product other than login and signup. */
export function safeNext(next: string | null): string {
  if (next === null || !/^\/(?![/\\])/.test(next)) return '/';
  const { origin } = window.location;
  const url = URL.parse(next, origin);
  if (url?.origin !== origin) return '/';
  return ['/login', '/signup'].includes(url.pathname) ? '/' : url.pathname + url.search + url.hash;
}

/** @returns the path of the login page with the wanted path in its query. */
export function loginPath(wanted: { pathname: string; search: string; hash: string }): string {
  const next = wanted.pathname + wanted.search + wanted.hash;
  return next === '/' ? '/login' : `/login?next=${encodeURIComponent(next)}`;
}
