import path from 'node:path';
import { REPOSITORY } from '../launcher/settings.js';

/** Results and caches of the catalogue tools. Ignored by git; may be deleted at any time. */
export const BUILD_FOLDER = path.join(REPOSITORY, '.build/catalogue');
