import fs from 'node:fs/promises';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { StudyPlan } from './built-catalogue.js';
import { PackageError } from './problem-package.js';

/**
 * The public study plans, in the order in which they are shown; none when the file is missing.
 * @throws PackageError when the file has another shape.
 */
export async function readStudyPlans(file: string): Promise<StudyPlan[]> {
  const text = await fs.readFile(file, 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return [];
  const parsed = z.array(StudyPlan).safeParse(parseYaml(text));
  if (!parsed.success) throw new PackageError(`study-plans.yaml: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
