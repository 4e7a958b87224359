import { register } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { REPOSITORY } from '../../launcher/settings.js';

/** Starts a service whose bundle is patched while Node loads it. `DRILL_ENTRY` is the bundle, `DRILL_PATCHES` the changes. */
const { DRILL_ENTRY: entry = '', DRILL_PATCHES: patches = '[]' } = process.env;
const hooks = path.join(REPOSITORY, 'infra/dist/drills/faults/mutant-hooks.js');
register(pathToFileURL(hooks).href, { data: JSON.parse(patches) as unknown });
await import(pathToFileURL(entry).href);
