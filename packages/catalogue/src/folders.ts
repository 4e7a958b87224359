import path from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGE_ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** The problem packages of this repository, one folder each; beside them stand the two files below. */
export const PROBLEMS_FOLDER = path.join(PACKAGE_ROOT, 'problems');
export const STUDY_PLANS_FILE = path.join(PACKAGE_ROOT, 'study-plans.yaml');
/** The learning path: the order of its topics, and a folder for each with its texts and its picture. */
export const LEARNING_PATH = {
  file: path.join(PACKAGE_ROOT, 'learning-path.yaml'),
  topicsFolder: path.join(PACKAGE_ROOT, 'topics'),
};
export const EQUIVALENT_MUTANTS_FILE = path.join(PACKAGE_ROOT, 'equivalent-mutants.json');

/** Where the build writes the catalogue, unless `CATALOGUE_DIR` names another folder. Ignored by git. */
export const BUILT_CATALOGUE = path.join(PACKAGE_ROOT, '.build');
