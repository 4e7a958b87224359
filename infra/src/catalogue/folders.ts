import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** This file is two folders below `infra`, in its sources as in its build. */
export const REPOSITORY = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
export const CATALOGUE = path.join(REPOSITORY, 'services/problems/catalogue');
/** What `npm start` and `npm test` made of the packages; may be missing. */
export const BUILT_CATALOGUE = path.join(REPOSITORY, 'services/problems/.build/catalogue');
/** Ignored by git; may be deleted at any time. */
export const BUILD_FOLDER = path.join(REPOSITORY, '.build/catalogue');
