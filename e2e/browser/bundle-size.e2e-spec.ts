import { spawnSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

describe('The JavaScript of every route', () => {
  it('is within its budget', () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [path.join(ROOT, 'frontend/scripts/bundle-size.mjs')],
      { encoding: 'utf8' },
    );
    expect({ status, report: `${stdout}${stderr}` }).toEqual({
      status: 0,
      report: expect.not.stringContaining('OVER BUDGET'),
    });
  });
});
