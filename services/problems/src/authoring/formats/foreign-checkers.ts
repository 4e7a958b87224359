import path from 'node:path';
import { PackageError, type PackageFiles } from '@evident/catalogue';
import type { CheckerSpec } from '@evident/contracts';
import { languageOfSource, textIn } from './package-draft.js';

const MOST_INCLUDES = 50;
/** A checker travels with every claim. The library testlib alone has about 200 KB. */
const MOST_CHARACTERS = 1024 * 1024;
const INCLUDE = /^[ \t]*#[ \t]*include[ \t]*(?:"([^"\n]+)"|<([^>\n]+)>).*$/gm;

/**
 * A C++ source as one file: the archive's own headers stand in the place of the lines that include them. The judge gives
 * a program one file, and testlib comes with the packages that use it.
 * @param folders of the archive in which headers are looked for, besides the folder of the including file
 */
function inOneFile(files: PackageFiles, source: string, folders: readonly string[]): string {
  const included = new Set<string>();
  const expand = (file: string): string => {
    const text = textIn(files, file).replaceAll('\r\n', '\n');
    const expanded = text.replace(INCLUDE, (line, quoted?: string, angled?: string) => {
      const name = quoted ?? angled ?? '';
      const found = [path.posix.dirname(file), ...folders]
        .map((folder) => path.posix.join(folder, name))
        .find((candidate) => files.has(candidate));
      if (!found) return line;
      if (included.has(found)) return '';
      included.add(found);
      if (included.size > MOST_INCLUDES) throw new PackageError(`${source} includes too many files`);
      return `${expand(found).replace(/^\ufeff/, '')}\n`;
    });
    if (expanded.length > MOST_CHARACTERS) throw new PackageError(`${source} is too long with its headers`);
    return expanded;
  };
  included.add(source);
  return expand(source);
}

const NAMES = { custom: 'a checker', interactive: 'an interactor' } as const;

interface ProgramOptions {
  kind?: 'custom' | 'interactive';
  args?: readonly string[];
  /** In which headers are looked for. */
  folders?: readonly string[];
}

/** A checker or an interactor of the archive, whose source has one main file. */
export function programOf(
  files: PackageFiles,
  source: string,
  protocol: 'testlib' | 'kattis',
  { kind = 'custom', args = [], folders = [] }: ProgramOptions = {},
): CheckerSpec {
  const language = languageOfSource(source);
  if (language !== 'CPP' && language !== 'PYTHON')
    throw new PackageError(`${source}: ${NAMES[kind]} must be in C++ or Python`);
  const text = language === 'CPP' ? inOneFile(files, source, folders) : textIn(files, source);
  if (/^[ \t]*#[ \t]*include[ \t]*["<]testlib\.h[">]/m.test(text))
    throw new PackageError(`${source} needs testlib.h, and the archive does not hold it beside the program`);
  return { kind, source: text, language, protocol, ...(args.length > 0 && { args: [...args] }) };
}
