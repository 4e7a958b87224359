import { PackageError, type PackageFiles } from '@evident/catalogue';
import type { StoredTest, StoredGroup, TestGroup } from '@evident/contracts';
import { stringify } from 'yaml';
import { z } from 'zod';
import type { PackageDraft } from './package-draft.js';

/** Before the name of a group, which its folder cannot hold. */
const NAME_MARK = '# evident-group: ';
const SAMPLES = 'Samples';
const CONFIG_FILES = ['test_group.yaml', 'testdata.yaml'];

const names = z.union([z.string(), z.array(z.string())]).nullish();
const points = z.union([z.number(), z.string()]).nullish();

/** Of three versions of the format, what they say about points. */
export const GroupPoints = z.object({
  /** Legacy. All but the last key are inherited by folders inside. */
  grading: z.string().nullish(),
  grader_flags: z.string().nullish(),
  accept_score: points,
  /** 2023-07-draft. */
  scoring: z
    .object({ score: points, aggregation: z.string(), 'require-pass': names, require_pass: names })
    .partial()
    .nullish(),
  /** 2025-09. */
  max_score: points,
  score_aggregation: z.string().nullish(),
  require_pass: names,
});
type GroupPoints = z.infer<typeof GroupPoints>;

interface Source {
  files: PackageFiles;
  draft: PackageDraft;
  /** `legacy`, `2023-07-draft` or `2025-09`. */
  version: string;
  configOf: (path: string) => GroupPoints;
}

/** Tells the group of each test of a scoring problem, by the path of the test in `data/` without an ending. */
export type GroupOfTest = (path: string) => string;

/**
 * Reads the groups of a scoring problem. The folders of `data/secret` are groups, and the samples are one that gives
 * nothing. @throws PackageError for points that cannot be had by passing whole groups
 */
export function addKattisGroups(source: Source): GroupOfTest {
  const { files, draft } = source;
  const inputs = [...files.keys()].filter((path) => path.endsWith('.in'));
  const secret = inputs.filter((path) => path.startsWith('data/secret/')).map((path) => path.split('/'));
  if (secret.some((parts) => parts.length < 4))
    throw new PackageError('a scoring problem needs its secret tests in groups: in folders of data/secret');
  if ([...files.keys()].some((path) => path.startsWith('graders/')))
    throw new PackageError('a problem with a grader of its own cannot be imported');
  const counts = new Map<string, number>();
  for (const [, , folder = ''] of secret) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  const folders = [...counts.keys()].sort((a, b) => (a < b ? -1 : 1));
  const nameOf = namesOf(files, folders);
  const hasSamples = inputs.some((path) => path.startsWith('data/sample/'));
  const samples = markIn(files, 'data/sample') ?? SAMPLES;
  const groups: TestGroup[] = hasSamples ? [{ name: samples, points: 0 }] : [];
  const worth = pointsOf(source, folders, counts);
  for (const folder of folders) {
    const { needs, unknown } = neededBy(ownConfig(source, folder), (path) =>
      path === 'sample' ? hasSamples && samples : nameOf.get(path.replace(/^secret\//, '')),
    );
    for (const path of unknown)
      draft.notes.push(`data/secret/${folder} needs ${path}, which is no group; that is left out.`);
    groups.push({
      name: nameOf.get(folder) ?? folder,
      points: worth.get(folder) ?? 0,
      ...(needs.length > 0 && { needs }),
    });
  }
  draft.addGroups(groups);
  return (path) => {
    const [root, folder = ''] = path.split('/');
    return root === 'sample' ? samples : (nameOf.get(folder) ?? folder);
  };
}

const configIn = (files: PackageFiles, folder: string): string | undefined =>
  CONFIG_FILES.map((file) => `${folder}/${file}`).find((path) => files.has(path));

function ownConfig({ files, configOf }: Source, folder: string): GroupPoints {
  const path = configIn(files, `data/secret/${folder}`);
  return path === undefined ? {} : configOf(path);
}

function markIn(files: PackageFiles, folder: string): string | undefined {
  const path = configIn(files, folder);
  const [line = ''] = path === undefined ? [] : (files.get(path)?.toString('utf8').split('\n', 1) ?? []);
  return line.startsWith(NAME_MARK) ? line.slice(NAME_MARK.length).trim() : undefined;
}

/** The number in front of a folder's name, which keeps the order, is no part of the group's. */
function namesOf(files: PackageFiles, folders: readonly string[]): ReadonlyMap<string, string> {
  const short = folders.map((folder) => folder.replace(/^\d+[-_]/, ''));
  const isClear = new Set(short).size === short.length;
  return new Map(
    folders.map((folder, at) => [
      folder,
      markIn(files, `data/secret/${folder}`) ?? ((isClear && short[at]) || folder),
    ]),
  );
}

function neededBy(
  { require_pass: required, scoring }: GroupPoints,
  nameOf: (path: string) => string | false | undefined,
): { needs: string[]; unknown: string[] } {
  const paths = [required ?? scoring?.['require-pass'] ?? scoring?.require_pass ?? []].flat();
  const found = paths.map((path) => [path, nameOf(path)] as const);
  return {
    needs: [...new Set(found.flatMap(([, name]) => name || []))],
    unknown: found.filter(([path, name]) => !name && path !== 'sample').map(([path]) => path),
  };
}

function pointsOf(
  source: Source,
  folders: readonly string[],
  counts: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const { draft, version } = source;
  const asked = folders.map((folder): [folder: string, points: number | null] => {
    const config = ownConfig(source, folder);
    const count = counts.get(folder) ?? 0;
    const mode = version === 'legacy' ? legacyMode(source, folder) : aggregationOf(config);
    if (count > 1 && mode !== 'min' && mode !== 'pass-fail')
      draft.notes.push(`Each test of data/secret/${folder} gave points. The group now gives all or none.`);
    if (version === 'legacy') {
      const each = numberOf(inherited(source, folder, 'accept_score') ?? 1, folder);
      return [folder, mode === 'sum' ? each * count : each];
    }
    const stated = config.max_score ?? config.scoring?.score;
    return [folder, stated == null ? null : numberOf(stated, folder)];
  });
  const open = asked.filter(([, stated]) => stated === null).length;
  const rest = totalOf(source) - asked.reduce((sum, [, stated]) => sum + (stated ?? 0), 0);
  return new Map(
    asked.map(([folder, stated]) => {
      const exact = stated ?? Math.max(0, rest / open);
      if (exact !== Math.round(exact))
        draft.notes.push(`The ${exact} points of data/secret/${folder} became ${Math.round(exact)}.`);
      return [folder, Math.round(exact)];
    }),
  );
}

const aggregationOf = ({ score_aggregation: newer, scoring }: GroupPoints): string =>
  newer ?? scoring?.aggregation ?? 'pass-fail';

/** Of all groups together, for those that state no points. */
function totalOf({ files, configOf }: Source): number {
  const path = configIn(files, 'data/secret');
  const { max_score: newer, scoring } = path === undefined ? {} : configOf(path);
  const stated = Number(newer ?? scoring?.score ?? 100);
  return Number.isFinite(stated) ? stated : 0;
}

function numberOf(stated: number | string, folder: string): number {
  const value = Number(stated);
  if (Number.isFinite(value) && value >= 0) return value;
  throw new PackageError(`data/secret/${folder}: "${stated}" is no number of points`);
}

function inherited<K extends 'accept_score' | 'grader_flags' | 'grading'>(
  { files, configOf }: Source,
  folder: string,
  key: K,
): GroupPoints[K] {
  for (const parent of [`data/secret/${folder}`, 'data/secret', 'data']) {
    const path = configIn(files, parent);
    const value = path === undefined ? null : configOf(path)[key];
    if (value != null) return value;
  }
  return undefined;
}

/** How the default grader of the legacy version makes the points of a group. */
function legacyMode(source: Source, folder: string): string {
  if (inherited(source, folder, 'grading') === 'custom')
    throw new PackageError(`data/secret/${folder}: a problem with a grader of its own cannot be imported`);
  const flags = (inherited(source, folder, 'grader_flags') ?? '').split(/\s+/);
  return flags.filter((flag) => ['sum', 'avg', 'min', 'max'].includes(flag)).at(-1) ?? 'sum';
}

interface WrittenGroups {
  /** The folder of a hidden test, inside `data/secret`. */
  folderOf: (test: StoredTest) => string;
  files: ReadonlyMap<string, string>;
}

/**
 * The groups as files of the version 2023-07-draft. What is visible stands among the samples, which give no points there;
 * a group that it belongs to needs them. @throws PackageError for visible tests that give points alone
 */
export function kattisGroupsOf(groups: readonly StoredGroup[], tests: readonly StoredTest[]): WrittenGroups {
  const hidden = new Set(tests.filter((test) => test.hidden).map(({ id }) => id));
  const files = new Map<string, string>();
  const folders = new Map<string, string>();
  for (const [at, group] of groups.entries()) {
    const ofSamples = !group.tests.some((id) => hidden.has(id));
    if (ofSamples && group.points > 0)
      throw new PackageError(`the group “${group.name}” gives points for samples, which give none there`);
    const slug = group.name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '');
    folders.set(
      group.name,
      ofSamples ? 'sample' : `secret/${String(at + 1).padStart(2, '0')}-${slug || 'group'}`,
    );
  }
  const total = groups.reduce((sum, { points: own }) => sum + own, 0);
  files.set('data/secret/testdata.yaml', stringify({ scoring: { score: total, aggregation: 'sum' } }));
  for (const { name, points: score, needs = [], tests: own } of groups) {
    const folder = folders.get(name) ?? '';
    const required = new Set([
      ...(own.some((id) => !hidden.has(id)) ? ['sample'] : []),
      ...needs.flatMap((needed) => folders.get(needed) ?? []),
    ]);
    const scoring = {
      score,
      aggregation: 'pass-fail',
      ...(required.size > 0 && { 'require-pass': [...required] }),
    };
    const config = folder === 'sample' ? '' : stringify({ scoring });
    files.set(`data/${folder}/testdata.yaml`, `${NAME_MARK}${name}\n${config}`);
  }
  const groupOf = new Map(groups.flatMap(({ name, tests: own }) => own.map((id) => [id, name] as const)));
  return {
    files,
    folderOf: ({ id }) => (folders.get(groupOf.get(id) ?? '') ?? '').replace(/^secret\//, ''),
  };
}
