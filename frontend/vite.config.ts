import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const contracts = fileURLToPath(new URL('../packages/contracts/src/', import.meta.url));
const monacoVim = fileURLToPath(new URL('../node_modules/monaco-vim/dist/index.mjs', import.meta.url));
const gateway = process.env['GATEWAY_URL'] ?? 'http://localhost:3000';
/** The gateway allows this origin in a frame; the page must name the same one. */
process.env['VITE_PRIVACY_POLICY_URL'] ??= process.env['PRIVACY_POLICY_URL'] ?? '';

/** Same-origin in development too, so that cookies and the origin check behave as in production. */
const proxy = {
  '/api': { target: gateway },
  '/socket.io': { target: gateway, ws: true },
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  resolve: {
    alias: [
      { find: /^@evident\/contracts$/, replacement: `${contracts}index.ts` },
      { find: /^@evident\/contracts\/(.*)$/, replacement: `${contracts}$1.ts` },
      // The vim and emacs keys name Monaco's old entry points; both must get the very modules that the editor uses.
      { find: /^monaco-vim$/, replacement: monacoVim },
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
      // Making a zod schema has no effect but the schema: unused ones of the contracts are left out, and zod with them.
      treeshake: { manualPureFunctions: ['z'] },
    },
  },
  server: { proxy },
  preview: { proxy },
});
