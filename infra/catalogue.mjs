import { fail, install } from './prerequisites.mjs';

const TOOLS = {
  verify: () => import('./dist/catalogue-tools/verify.js'),
  mutate: () => import('./dist/catalogue-tools/mutate.js'),
  mistakes: () => import('./dist/catalogue-tools/mistakes.js'),
  growth: () => import('./dist/catalogue-tools/record-growth.js'),
  limits: () => import('./dist/catalogue-tools/limits.js'),
  problem: () => import('./dist/catalogue-tools/new-problem.js'),
};

try {
  const [tool, ...rest] = process.argv.slice(2);
  if (!(tool in TOOLS)) throw new Error(`Unknown tool ${tool}: ${Object.keys(TOOLS).join(', ')}`);
  await install();
  const { buildBackend, buildSupervisor } = await import('./build.mjs');
  await buildBackend();
  if (tool !== 'problem' || rest[0] === 'attack') await buildSupervisor();
  const { main } = await TOOLS[tool]();
  process.exit(await main(rest));
} catch (error) {
  fail(error);
}
