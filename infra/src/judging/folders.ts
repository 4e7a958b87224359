import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** This file is two folders below `infra`, in its sources as in its build. */
export const REPOSITORY = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
/** Ignored by git; may be deleted at any time. */
export const BUILD_FOLDER = path.join(REPOSITORY, '.build/catalogue');
