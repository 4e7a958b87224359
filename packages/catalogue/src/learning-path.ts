import fs from 'node:fs/promises';
import path from 'node:path';
import { SLUG_PATTERN } from '@evident/contracts';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import type { BuiltTopic } from './built-catalogue.js';
import { PackageError } from './problem-package.js';

/** An entry of `learning-path.yaml`. The files of the topic stand in `topics/<slug>/`. */
const TopicEntry = z.object({
  slug: z.string().regex(SLUG_PATTERN),
  title: z.string().min(3).max(60),
  summary: z.string().min(20).max(160),
  problems: z.array(z.string().regex(SLUG_PATTERN)).min(1).max(30),
});

/** The file of the order, and the folder of the texts and pictures. */
export interface LearningPathFiles {
  file: string;
  topicsFolder: string;
}

/**
 * Reads the learning path in its order. Slugs without a problem are not checked here.
 * @returns nothing when the file is missing.
 * @throws PackageError when the file has another shape or a topic lacks a file.
 */
export async function readLearningPath({ file, topicsFolder }: LearningPathFiles): Promise<BuiltTopic[]> {
  const text = await textOf(file);
  if (text === null) return [];
  const parsed = z.array(TopicEntry).safeParse(parseYaml(text));
  if (!parsed.success) throw new PackageError(`learning-path.yaml: ${z.prettifyError(parsed.error)}`);
  return Promise.all(
    parsed.data.map(async (entry) => {
      const part = async (name: string): Promise<string> => {
        const content = await textOf(path.join(topicsFolder, entry.slug, name));
        if (content === null) throw new PackageError(`topics/${entry.slug}: ${name} is missing`);
        return content;
      };
      const [idea, trace, picture] = await Promise.all([
        part('idea.md'),
        part('trace.md'),
        part('picture.svg'),
      ]);
      return { ...entry, idea, trace, picture };
    }),
  );
}

async function textOf(file: string): Promise<string | null> {
  try {
    return await fs.readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
