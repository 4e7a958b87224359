import fs from 'node:fs/promises';
import path from 'node:path';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { StudyPlan } from './built-catalogue.js';
import { PackageError } from './problem-package.js';

/**
 * The public study plans of a folder of packages, in the order in which they are shown; none without the file.
 * @throws PackageError when the file has another shape.
 */
export async function readStudyPlans(catalogueDir: string): Promise<StudyPlan[]> {
  const text = await fs
    .readFile(path.join(catalogueDir, 'study-plans.yaml'), 'utf8')
    .catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    });
  if (text === null) return [];
  const parsed = z.array(StudyPlan).safeParse(parseYaml(text));
  if (!parsed.success) throw new PackageError(`study-plans.yaml: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
