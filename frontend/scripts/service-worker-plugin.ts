import path from 'node:path';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';

/** Parts that few learners use, or that are large. They are kept when they are first used. */
const LATER = [
  /\/features\/(administration|authoring|pricing)\//,
  /\/routes\/authoring\//,
  /\/ui\/code-editor\/format\//,
  /\/node_modules\/@nivo\//,
];
const LATER_FILES = /format-worker|clang-format|ruff_fmt|estree|acorn|standalone|qr-code/;
/** The other alphabets of the fonts. */
const FONT_OF_ALL = /(inter-latin-wght|jetbrains-mono-latin-wght|codicon).*\.(woff2|ttf)$/;

type Output = Rolldown.OutputBundle[string];

function isPartOfShell(file: Output): boolean {
  const { fileName } = file;
  if (!fileName.startsWith('assets/') || LATER_FILES.test(fileName)) return false;
  if (/\.(woff2?|ttf)$/.test(fileName)) return FONT_OF_ALL.test(fileName);
  if (!/\.(js|css)$/.test(fileName)) return false;
  if (file.type === 'asset') return true;
  return !file.moduleIds.some((id) => LATER.some((later) => later.test(id)));
}

/** Builds `sw.js` after the pages, with the list of files that it keeps for pages without a connection. */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'evident-service-worker',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle({ dir }, bundle) {
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
      if (!dir || !entry) throw new Error('The pages have no entry');
      const files = Object.values(bundle)
        .filter(isPartOfShell)
        .map(({ fileName }) => ({ url: `/${fileName}`, revision: null }))
        .toSorted((a, b) => a.url.localeCompare(b.url));
      await build({
        configFile: false,
        root: config.root,
        logLevel: 'warn',
        publicDir: false,
        resolve: { alias: config.resolve.alias },
        define: {
          RELEASE_FILES: JSON.stringify(files),
          ENTRY_URL: JSON.stringify(`/${entry.fileName}`),
          'process.env.NODE_ENV': JSON.stringify('production'),
        },
        build: {
          outDir: dir,
          emptyOutDir: false,
          target: 'es2023',
          rolldownOptions: {
            treeshake: { manualPureFunctions: ['z'] },
            input: path.join(config.root, 'src/service-worker/service-worker.ts'),
            output: { format: 'iife', entryFileNames: 'sw.js' },
          },
        },
      });
    },
  };
}
