import { loginPath, safeNext } from './next-path.js';

it.each([
  ['/problem?q=tree#x', '/problem?q=tree#x'],
  [null, '/'],
  ['https://evil.example/', '/'],
  ['//evil.example/', '/'],
  ['/\\evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/login?next=/login', '/'],
  ['/signup', '/'],
])('after login, %s leads to %s', (next, expected) => {
  expect(safeNext(next)).toBe(expected);
});

it('the login address keeps the whole target address, but not the home page', () => {
  expect(loginPath({ pathname: '/problem', search: '?tag=Graphs', hash: '' })).toBe(
    '/login?next=%2Fproblem%3Ftag%3DGraphs',
  );
  expect(loginPath({ pathname: '/', search: '', hash: '' })).toBe('/login');
});
