import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildOnce, fingerprint, NATIVE_FOLDER } from '../sandbox/build-native.js';
import { compilerQuestion } from './java-answer.js';

const run = promisify(execFile);

const SOURCES = ['SourceCompiler.java', 'Training.java', 'SourceWarnings.java', 'SourceTypes.java'].map(
  (name) => path.join(NATIVE_FOLDER, 'java', name),
);

/** The class path of an archive. It is empty because the JVM refuses an archive that was made for another folder. */
const NO_CLASSES = '/nonexistent';

/** Compiles the judge's own Java programs, once for each JDK. @returns the folder of their classes. */
export function buildJavaPrograms(javac: string, version: string): Promise<string> {
  return buildOnce(`java-${fingerprint(SOURCES, version)}`, async (temporary) => {
    fs.mkdirSync(temporary);
    await run(javac, ['-proc:none', '-d', temporary, ...SOURCES]);
  });
}

/** Runs one of the judge's Java programs and lists the classes that it loads. */
async function loadedClasses(java: string, classes: string, list: string, program: string[], input?: Buffer) {
  const running = run(java, ['-Xshare:off', `-XX:DumpLoadedClassList=${list}`, '-cp', classes, ...program]);
  running.child.stdin?.end(input);
  await running;
  return fs.readFileSync(list, 'utf8').split('\n');
}

/** The judge's own classes are left out, because a learner's class path does not hold them. */
function isPlatformClass(line: string): boolean {
  return (
    line !== '' &&
    !line.startsWith('#') &&
    !/^(SourceCompiler|SourceWarnings|SourceTypes|Training)\b/.test(line) &&
    !line.includes('source:')
  );
}

interface ClassArchive {
  /** Whose classes it holds. Each has an archive of its own, because unused classes cost a JVM some milliseconds. */
  of: 'programs' | 'compiler';
  /** The heap flag of the JVMs that use it. With the same heap the archived objects need no relocation. */
  heap: string;
}

/**
 * Makes a class-data archive: the platform classes that programs or the compiler use, parsed once for this JDK instead of
 * at every start. @returns its path, or undefined when the JDK cannot make one. Programs then start a little slower.
 */
export async function buildClassArchive(
  java: string,
  classes: string,
  version: string,
  { of, heap }: ClassArchive,
): Promise<string | undefined> {
  const name = `java-${of}-${fingerprint(SOURCES, version, `${of} ${heap}`)}.jsa`;
  try {
    return await buildOnce(name, async (temporary) => {
      const list = `${temporary}.classes`;
      try {
        const loaded =
          of === 'programs'
            ? await loadedClasses(java, classes, list, ['Training'])
            : await loadedClasses(
                java,
                classes,
                list,
                ['SourceCompiler', 'once'],
                compilerQuestion({ source: fs.readFileSync(SOURCES[1] ?? '', 'utf8'), allWarnings: false }),
              );
        fs.writeFileSync(list, loaded.filter(isPlatformClass).join('\n'));
        await run(java, [
          heap,
          '-Xshare:dump',
          `-XX:SharedClassListFile=${list}`,
          `-XX:SharedArchiveFile=${temporary}`,
          '-cp',
          NO_CLASSES,
        ]);
      } finally {
        fs.rmSync(list, { force: true });
      }
    });
  } catch {
    return undefined;
  }
}
