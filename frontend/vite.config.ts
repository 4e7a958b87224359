import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brotli } from './scripts/brotli-plugin.js';
import { routeFiles } from './scripts/route-files-plugin.js';
import { serviceWorker } from './scripts/service-worker-plugin.js';

const contracts = fileURLToPath(new URL('../packages/contracts/src/', import.meta.url));
const monacoVim = fileURLToPath(new URL('../node_modules/monaco-vim/dist/index.mjs', import.meta.url));
/**
 * Its built files `require` Monaco, so the bundler would wrap each of Monaco's 700 modules in a function and keep those
 * that nothing uses: a larger editor that starts later.
 */
const monacoEmacs = fileURLToPath(new URL('../node_modules/monaco-emacs/src/index.ts', import.meta.url));
/** React Router's entry points resolve to its development build, which carries warnings for developers. */
const router = fileURLToPath(new URL('../node_modules/react-router/dist/production/', import.meta.url));
const routerAliases = [
  { find: /^react-router$/, replacement: `${router}index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${router}dom-export.mjs` },
];
const gateway = process.env['GATEWAY_URL'] ?? 'http://localhost:3000';
/** The gateway's content security policy must allow the same origin in a frame. */
process.env['VITE_PRIVACY_POLICY_URL'] ??= process.env['PRIVACY_POLICY_URL'] ?? '';

/** Same-origin in development too, so that cookies and the origin check behave as in production. */
const proxy = {
  '/api': { target: gateway },
  '/socket.io': { target: gateway, ws: true },
};

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), routeFiles(), serviceWorker(), brotli()],
  resolve: {
    alias: [
      { find: /^@evident\/contracts$/, replacement: `${contracts}index.ts` },
      { find: /^@evident\/contracts\/(.*)$/, replacement: `${contracts}$1.ts` },
      ...(command === 'build' ? routerAliases : []),
      // monaco-vim and monaco-emacs import old entry points of Monaco; they must get the editor's modules.
      { find: /^monaco-vim$/, replacement: monacoVim },
      { find: /^monaco-emacs$/, replacement: monacoEmacs },
      { find: /^monaco-editor\/esm\/vs\/(.*)$/, replacement: 'monaco-editor/$1' },
      { find: /^monaco-editor$/, replacement: 'monaco-editor/editor' },
    ],
  },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    sourcemap: false,
    manifest: true,
    chunkSizeWarningLimit: 4_000,
    rolldownOptions: {
      // Creating a zod schema has no side effects, so unused schemas of the contracts can be dropped.
      treeshake: { manualPureFunctions: ['z'] },
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: /node_modules\/(react|react-dom|scheduler|react-redux|@reduxjs\/toolkit|immer|reselect|redux|redux-thunk|use-sync-external-store|react-router|react-router-dom)\//,
              priority: 2,
            },
            // It makes an Error while it is evaluated. Browsers with open developer tools, and benches, read the whole
            // file again for the stack of such an error, so it is in a small file.
            {
              name: 'monaco-base',
              test: /monaco-editor\/esm\/vs\/platform\/contextkey\/common\//,
              priority: 2,
            },
            {
              name: 'common',
              test: (id) =>
                /\/frontend\/src\/(ui|lib)\/[^/]+$/.test(id) &&
                !/socket-connection|dialog|markdown|toast-host|outbox|problems-api|default-language|verdict-badge/.test(
                  id,
                ),
              minShareCount: 5,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  server: { proxy },
  preview: { proxy },
}));
