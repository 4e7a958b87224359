import { spawnSync } from 'node:child_process';
import path from 'node:path';

const rootDir = path.join(__dirname, 'fixtures');
const jestBin = path.resolve(__dirname, '../../node_modules/jest/bin/jest.js');

/** Runs both fixtures in one worker. @returns what Jest printed. */
function runFixtures(change: object = {}): string {
  const config = {
    rootDir,
    testMatch: ['<rootDir>/*.fixture.cjs'],
    testEnvironment: path.join(__dirname, 'one-realm-environment.cjs'),
    runtime: path.join(__dirname, 'shared-packages-runtime.cjs'),
    transform: {},
    ...change,
  };
  const { stderr } = spawnSync(
    process.execPath,
    [jestBin, '--runInBand', '--no-cache', '--config', JSON.stringify(config)],
    { encoding: 'utf8' },
  );
  return stderr;
}

describe('Test files in one realm', () => {
  it('share packages, have own modules, and leave nothing behind', () => {
    const printed = runFixtures();
    expect(printed).toContain('6 passed, 6 total');
    expect(printed).toContain('file 1 with this package');
    expect(printed).toContain('file 2 with this package');
    expect(printed).toContain('compiled for the file before');
  });

  it('would not share packages without the runtime', () => {
    const printed = runFixtures({ runtime: undefined, testEnvironment: 'node' });
    expect(printed).not.toContain('file 2 with this package');
    expect(printed).not.toContain('compiled for the file before');
  });
});

describe('Test files in one window', () => {
  const window = {
    testMatch: ['<rootDir>/*.window-fixture.cjs'],
    testEnvironment: path.resolve(__dirname, '../../frontend/tests/browser-environment.cjs'),
    runtime: path.resolve(__dirname, '../../frontend/tests/shared-packages-runtime.cjs'),
  };

  it('share packages, have own modules, and leave nothing behind', () => {
    const printed = runFixtures(window);
    expect(printed).toContain('8 passed, 8 total');
    expect(printed).toContain('file 2 with this package');
    expect(printed).toContain('compiled for the file before');
    expect(printed).not.toContain('heard by the next file');
  });

  it('would not share packages without the runtime', () => {
    const printed = runFixtures({ ...window, runtime: undefined });
    expect(printed).toContain('8 passed, 8 total');
    expect(printed).not.toContain('file 2 with this package');
    expect(printed).not.toContain('compiled for the file before');
  });
});
