import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

interface EarlyRoute {
  /** A regular expression of the path; `$1` of `calls` is its group. */
  address: string;
  /** The page, and what it asks for at once, from `src`. */
  modules: readonly string[];
  /** What the page asks the API for when somebody is signed in. */
  calls?: readonly string[];
}

/** The pages that visits start with. */
const ROUTES: readonly EarlyRoute[] = [
  { address: '^/$', modules: ['features/landing/landing-page.tsx'], calls: ['/problems/get-all-problems'] },
  { address: '^/login$', modules: ['features/auth/login-page.tsx'] },
  { address: '^/signup$', modules: ['features/auth/signup-page.tsx'] },
  {
    address: '^/problems?$',
    modules: ['routes/problem-list-route.tsx'],
    calls: ['/problems/get-all-problems', '/playlist/curated', '/topics'],
  },
  {
    address: '^/problem/([\\w-]+)$',
    modules: [
      'routes/problem/problem-route.tsx',
      'routes/problem/statement-pane.tsx',
      'routes/problem/outcome-pane.tsx',
      'routes/problem/problem-panes.tsx',
    ],
    calls: [
      '/problems/get-problem/$1',
      '/submission/get-submission-count/$1',
      '/submission/get-submissions/$1',
    ],
  },
  { address: '^/learn$', modules: ['features/learning/learn-page.tsx'] },
  { address: '^/profile$', modules: ['routes/profile-route.tsx'] },
  { address: '^/pricing$', modules: ['features/pricing/pricing-page.tsx'] },
  { address: '^/privacy-policy$', modules: ['features/policies/privacy-page.tsx'] },
];

type Bundle = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset | undefined>>;

/** @returns the files of `start` and of what it imports statically, without those of `known`. */
function filesOf(bundle: Bundle, start: string, known: ReadonlySet<string> = new Set()): Set<string> {
  const found = new Set<string>();
  const add = (fileName: string): void => {
    const chunk = bundle[fileName];
    if (found.has(fileName) || known.has(fileName) || chunk?.type !== 'chunk') return;
    found.add(fileName);
    chunk.imports.forEach(add);
  };
  add(start);
  return found;
}

/** Writes the scripts of routes into the page, so that `public/early.js` can ask for them at once. */
export function routeFiles(): Plugin {
  return {
    name: 'evident-route-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {}, chunk: entry }) => {
        if (!entry) throw new Error('The pages have no entry');
        const shell = filesOf(bundle, entry.fileName);
        const fileOf = (module: string): string => {
          const file = Object.values(bundle).find(
            (one) => one.type === 'chunk' && one.facadeModuleId?.endsWith(path.join('src', module)),
          );
          if (!file) throw new Error(`${module} has no chunk`);
          return file.fileName;
        };
        const routes = ROUTES.map(({ address, modules, calls = [] }) => ({
          address,
          files: [...new Set(modules.flatMap((module) => [...filesOf(bundle, fileOf(module), shell)]))].map(
            (file) => `/${file}`,
          ),
          calls,
        }));
        const attrs = { name: 'evident-routes', content: JSON.stringify(routes) };
        return [{ tag: 'meta', attrs, injectTo: 'head-prepend' }];
      },
    },
  };
}
