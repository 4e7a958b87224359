import { isKeptAnswer } from './offline-names.js';

const id = '5d2f1c0e-0000-4000-8000-000000000001';

it.each([
  '/auth/get-me',
  '/account/preferences',
  '/problems/get-all-problems',
  `/problems/get-problem/${id}`,
  `/problems/${id}/note`,
  `/submission/get-submissions/${id}`,
  '/playlist/',
  '/playlist/curated',
])('the answer to %s is kept for pages without a connection', (path) => {
  expect(isKeptAnswer(`/api/v1${path}`)).toBe(true);
});

it.each([
  // The device has newer drafts than any kept answer.
  `/problems/${id}/drafts`,
  '/account/sessions',
  '/account/export',
  '/admin/users',
  `/problems/${id}/reference-solutions`,
  '/payment/receipts',
  '/auth/get-me/more',
])('the answer to %s is not kept', (path) => {
  expect(isKeptAnswer(`/api/v1${path}`)).toBe(false);
});

it('a page is no answer', () => {
  expect(isKeptAnswer('/problem')).toBe(false);
});
