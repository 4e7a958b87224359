import { SITE_META } from '@evident/contracts';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Env } from '../env.js';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.js';

async function pageWith(
  changes: Partial<Env>,
  before: (gateway: TestGateway) => Promise<unknown> = () => Promise.resolve(),
): Promise<{ site: unknown; policy: string }> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'evident-page-'));
  await fs.writeFile(path.join(folder, 'index.html'), '<!doctype html><html><head></head></html>');
  const gateway = await startTestGateway({ FRONTEND_DIR: folder, ...changes });
  try {
    await before(gateway);
    const answer = await gateway.browser().get('!/problem', { accept: 'text/html' });
    expect(answer.status).toBe(200);
    const [, content = ''] =
      new RegExp(`<meta name="${SITE_META}" content="([^"]*)"`).exec(answer.text) ?? [];
    return {
      site: JSON.parse(content.replaceAll('&quot;', '"').replaceAll('&amp;', '&')),
      policy: String(answer.headers['content-security-policy']),
    };
  } finally {
    await gateway.stop();
    await fs.rm(folder, { recursive: true, force: true });
  }
}

test('the page says who may sign up', async () => {
  const { site } = await pageWith({ REGISTRATION: 'domain', REGISTRATION_DOMAINS: ['example.edu'] });
  expect(site).toMatchObject({ registration: 'domain', domains: ['example.edu'] });
});

test('the page says that tokens are sold, and may load the payment dialog', async () => {
  const { site, policy } = await pageWith({});
  expect(site).toMatchObject({ payments: true });
  expect(policy).toContain('checkout.razorpay.com');
});

test('with PAYMENTS=off it says so, and may load nothing from the payment provider', async () => {
  const { site, policy } = await pageWith({ PAYMENTS: 'off' });
  expect(site).toMatchObject({ payments: false });
  expect(policy).not.toContain('razorpay');
});

test('the page carries the notice, whatever its text contains', async () => {
  const notice = { text: `"Half" price & $& <b>`, pausesFrom: null, endsAt: '2026-12-30T20:00:00.000Z' };
  const endsAt = new Date(Date.now() + 3_600_000).toISOString();
  const { site } = await pageWith({}, async (gateway) => {
    const admin = await gateway.admin();
    const answer = await admin.call('PUT', '/admin/notice', { body: { ...notice, endsAt } });
    expect(answer.status).toBe(200);
  });
  expect(site).toMatchObject({ notice: { ...notice, endsAt } });
});
