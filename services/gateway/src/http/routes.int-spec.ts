import { API_BASE } from '@evident/contracts';
import type { Express } from 'express';
import { randomUUID } from 'node:crypto';
import type { TestBrowser } from '../testing/test-browser.js';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.js';

type Access = 'public' | 'user' | 'admin';

/** Who may call which route. A route that is missing here fails a test, and so does an entry without a route. */
const MATRIX: Readonly<Record<string, Access>> = {
  'POST /auth/register': 'public',
  'POST /auth/login': 'public',
  'POST /auth/logout': 'public',
  'POST /auth/forgot-password': 'public',
  'POST /auth/reset-password': 'public',
  'POST /auth/verify-email': 'public',
  'GET /auth/oidc/start': 'public',
  'GET /auth/oidc/callback': 'public',
  'GET /auth/oidc/pending': 'public',
  'POST /auth/oidc/confirm': 'public',
  'POST /payment/webhook': 'public',
  'GET /support': 'public',
  'GET /auth/get-me': 'user',
  'GET /account/export': 'user',
  'DELETE /account': 'user',
  'GET /account/security': 'user',
  'GET /account/preferences': 'user',
  'PUT /account/preferences': 'user',
  'PUT /account/name': 'user',
  'POST /account/password': 'user',
  'DELETE /account/sessions/:id': 'user',
  'POST /account/verification': 'user',
  'POST /account/second-factor': 'user',
  'POST /account/second-factor/confirm': 'user',
  'POST /account/second-factor/recovery-codes': 'user',
  'DELETE /account/second-factor': 'user',
  'GET /openapi.json': 'user',
  'GET /docs': 'admin',
  'GET /docs/start.js': 'admin',
  'GET /docs/:file': 'admin',
  'GET /problems/get-all-problems': 'user',
  'GET /problems/get-solved-problems': 'user',
  'GET /problems/get-problem/:id': 'user',
  'GET /problems/:id/reference-solutions': 'user',
  'POST /problems/:id/hacks': 'user',
  'GET /problems/:id/hacks': 'user',
  'GET /hacks/:hackId': 'user',
  'GET /topics': 'user',
  'GET /topics/:slug': 'user',
  'POST /problems/create-problem': 'admin',
  'PUT /problems/update-problem/:id': 'admin',
  'DELETE /problems/delete-problem/:id': 'admin',
  'PUT /problems/:id/bookmark': 'user',
  'GET /problems/:id/drafts': 'user',
  'PUT /problems/:id/drafts': 'user',
  'GET /problems/:id/named-drafts': 'user',
  'PUT /problems/:id/named-drafts': 'user',
  'DELETE /problems/:id/named-drafts': 'user',
  'GET /problems/:id/note': 'user',
  'PUT /problems/:id/note': 'user',
  'POST /playlist/create-playlist': 'user',
  'GET /playlist': 'user',
  'GET /playlist/curated': 'user',
  'GET /playlist/:id': 'user',
  'POST /playlist/:id/add-problems': 'user',
  'DELETE /playlist/:id/remove-problem': 'user',
  'POST /playlist/:id/remove-problem': 'user',
  'DELETE /playlist/:id': 'user',
  'GET /discussions/problem/:problemId': 'user',
  'POST /discussions/problem/:problemId': 'user',
  'GET /discussions/problem/:problemId/shared': 'user',
  'POST /discussions/problem/:problemId/shared': 'user',
  'GET /discussions/:threadId': 'user',
  'POST /discussions/:threadId/answers': 'user',
  'PUT /discussions/posts/:postId': 'user',
  'DELETE /discussions/posts/:postId': 'user',
  'POST /discussions/posts/:postId/report': 'user',
  'GET /notifications': 'user',
  'POST /notifications/read': 'user',
  'POST /notifications/:id/read': 'user',
  'GET /admin/post-reports': 'admin',
  'POST /admin/post-reports/:reportId/decide': 'admin',
  'GET /progress': 'user',
  'POST /execute-code': 'user',
  'POST /execute-code/run': 'user',
  'GET /execute-code/run/:id': 'user',
  'DELETE /execute-code/run/:id': 'user',
  'GET /submission/get-all-submissions': 'user',
  'GET /submission/get-submissions/:problemId': 'user',
  'GET /submission/get-submission-count/:problemId': 'user',
  'GET /submission/:id': 'user',
  'DELETE /submission/:id': 'user',
  'POST /ai-analyze': 'user',
  'GET /ai-analyze': 'user',
  'GET /ai-analyze/:id': 'user',
  'DELETE /ai-analyze/:id': 'user',
  'POST /ai-analyze/:id/report': 'user',
  'GET /ai-analyze/engine': 'user',
  'GET /ai-analyze/steps': 'user',
  'GET /admin/analysis-reports': 'admin',
  'POST /admin/analysis-reports/:reportId/settle': 'admin',
  'GET /payment/plans': 'user',
  'POST /payment/create-order': 'user',
  'POST /payment/verify-payment': 'user',
  'GET /billing/history': 'user',
  'GET /payment/receipts': 'user',
  'GET /admin/activity': 'admin',
  'GET /admin/invitations': 'admin',
  'POST /admin/invitations': 'admin',
  'DELETE /admin/invitations/:id': 'admin',
  'POST /admin/class-list': 'admin',
  'POST /admin/class-list/preview': 'admin',
  'GET /admin/users': 'admin',
  'GET /admin/users/search': 'admin',
  'POST /admin/users/:userId/suspend': 'admin',
  'POST /admin/users/:userId/restore': 'admin',
  'GET /admin/judging': 'admin',
  'GET /admin/users/:userId/orders': 'admin',
  'POST /admin/users/:userId/adjust-tokens': 'admin',
  'POST /admin/orders/:orderId/refund': 'admin',
  'PUT /admin/problems/:id/published': 'admin',
  'GET /admin/problems/deleted': 'admin',
  'POST /admin/problems/:id/restore': 'admin',
  'GET /admin/problems/:id/test-sets': 'admin',
  'POST /admin/problems/:id/verifications': 'admin',
  'POST /admin/verifications': 'admin',
  'GET /admin/verifications/:id': 'admin',
  'POST /admin/fill-expected': 'admin',
  'POST /admin/problems/:id/random-checks': 'admin',
  'POST /admin/random-checks': 'admin',
  'GET /admin/proposed-tests': 'admin',
  'POST /admin/proposed-tests/:hackId/decide': 'admin',
  'GET /admin/audit': 'admin',
  'POST /admin/problems/import': 'admin',
  'GET /admin/problems/:id/export': 'admin',
  'POST /admin/problems/:id/rejudges': 'admin',
  'GET /admin/rejudges/:id': 'admin',
  'POST /admin/rejudges/:id/apply': 'admin',
  'GET /admin/dead-letters': 'admin',
  'POST /admin/dead-letters/:submissionId/retry': 'admin',
  'POST /admin/dead-letters/retry': 'admin',
  'GET /notice': 'public',
  'PUT /admin/notice': 'admin',
  'DELETE /admin/notice': 'admin',
  // The last, because it ends the sessions of these tests.
  'POST /account/sign-out-everywhere': 'user',
};

interface RouterLayer {
  route?: { path: string | string[]; methods: Record<string, boolean> };
}

let gateway: TestGateway;
let learner: TestBrowser;
let admin: TestBrowser;
beforeAll(async () => {
  gateway = await startTestGateway();
  [learner, admin] = [await gateway.learner(), await gateway.admin()];
});
afterAll(() => gateway.stop());

/** @returns the routes as Express matches them. */
function registeredRoutes(): string[] {
  const express = gateway.service.app.getHttpAdapter().getInstance() as Express;
  const layers = (express.router as unknown as { stack: RouterLayer[] }).stack;
  return layers.flatMap(({ route }) => {
    if (!route) return [];
    const methods = Object.keys(route.methods).filter((method) => method !== '_all');
    return [route.path]
      .flat()
      .flatMap((path) => methods.map((method) => `${method.toUpperCase()} ${path.replace(API_BASE, '')}`));
  });
}

/** @returns the routes that stand in only one of `actual` and the matrix. */
const differences = (actual: readonly string[], matrix: Readonly<Record<string, Access>>): string[] => [
  ...actual.filter((route) => !(route in matrix)),
  ...Object.keys(matrix).filter((route) => !actual.includes(route)),
];

async function statusOf(browser: TestBrowser, route: string): Promise<number> {
  const [method = '', path = ''] = route.split(' ');
  const filled = path
    .replace('/run/:id', `/run/run_${randomUUID()}`)
    .replace(/:orderId/, 'order_1')
    .replace(/:\w+/g, randomUUID());
  const answer = await browser.call(method, filled, method === 'GET' ? {} : { body: {} });
  return answer.status;
}

test('the matrix holds exactly the routes that exist', () => {
  const routes = registeredRoutes();
  expect(routes.length).toBeGreaterThan(40);
  expect(differences(routes, MATRIX)).toEqual([]);
});

test('a route that is missing in the matrix is found', () => {
  const { 'GET /admin/users': _forgotten, ...rest } = MATRIX;
  expect(differences(registeredRoutes(), rest)).toEqual(['GET /admin/users']);
});

test.each(Object.entries(MATRIX))('%s is for: %s', async (route, access) => {
  const stranger = await statusOf(gateway.browser(), route);
  // A call that passes the guard may fail with 400, 404 or 500, but not with 401 or 403.
  if (access === 'public') return expect([401, 403]).not.toContain(stranger);
  expect(stranger).toBe(401);
  expect((await statusOf(learner, route)) === 403).toBe(access === 'admin');
  expect([401, 403]).not.toContain(await statusOf(admin, route));
});
