import type { InitializeHook, LoadHook } from 'node:module';
import type { Patch } from './mutants.js';

let patches: readonly Patch[] = [];

/** Runs in the thread of Node's module hooks. */
export const initialize: InitializeHook<readonly Patch[]> = (given) => {
  patches = given;
};

export const load: LoadHook = async (url, context, nextLoad) => {
  const loaded = await nextLoad(url, context);
  if (!url.includes('/services/') || loaded.source == null || loaded.format !== 'module') return loaded;
  const text = Buffer.from(loaded.source as Uint8Array).toString('utf8');
  const patched = patches.reduce((changed, { cut, paste }) => changed.replace(cut, () => paste), text);
  return { ...loaded, source: patched };
};
