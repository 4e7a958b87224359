import { readPackage } from '@evident/catalogue';
import type { Language } from '@evident/contracts';

/** A package's reference solution. */
export function referenceOf(slug: string, language: Language): string {
  const source = readPackage(slug).references[language];
  if (source === undefined) throw new Error(`${slug} has no reference in ${language}`);
  return source;
}

/** Waits half a second. Otherwise 13 tests of a tiny program are over before a busy browser draws once. */
const PAUSE: Readonly<Record<Language, (source: string) => string>> = {
  JAVASCRIPT: (source) => `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);\n${source}`,
  PYTHON: (source) => `import time\ntime.sleep(0.5)\n${source}`,
  JAVA: (source) =>
    source.replace(/void main\(.*\{/, '$&\njava.util.concurrent.locks.LockSupport.parkNanos(500_000_000L);'),
  CPP: (source) =>
    `#include <thread>\n${source.replace(/int main\(.*\{/, '$&\nstd::this_thread::sleep_for(std::chrono::milliseconds(500));')}`,
};

/** A package's reference solution that waits, so that the page shows it at work. */
export const unhurriedReferenceOf = (slug: string, language: Language): string =>
  PAUSE[language](referenceOf(slug, language));

/** Programs that fail in four ways, in each language. */
export const FAULTY: Readonly<
  Record<Language, Readonly<Record<'wrong' | 'endless' | 'hog' | 'crash', string>>>
> = {
  JAVASCRIPT: {
    wrong: "console.log('certainly not');",
    endless: 'for (;;) {}',
    hog: 'const kept = []; for (;;) kept.push(new Array(1e6).fill(kept.length));',
    crash: "throw new Error('deliberate crash');",
  },
  PYTHON: {
    wrong: "print('certainly not')",
    endless: 'while True:\n    pass',
    hog: 'kept = []\nwhile True:\n    kept.append(bytearray(10_000_000))',
    crash: "raise ValueError('deliberate crash')",
  },
  JAVA: {
    wrong:
      'public class Main { public static void main(String[] a) { System.out.println("certainly not"); } }',
    endless: 'public class Main { public static void main(String[] a) { while (true) {} } }',
    hog: 'import java.util.*; public class Main { public static void main(String[] a) { List<long[]> kept = new ArrayList<>(); while (true) kept.add(new long[1_000_000]); } }',
    crash:
      'public class Main { public static void main(String[] a) { throw new IllegalStateException("deliberate crash"); } }',
  },
  CPP: {
    wrong: '#include <cstdio>\nint main() { puts("certainly not"); }',
    endless: 'int main() { for (volatile int i = 0;; i = 1) {} }',
    hog: '#include <vector>\nint main() { std::vector<std::vector<char>> kept; for (;;) kept.emplace_back(10000000, 1); }',
    crash: '#include <stdexcept>\nint main() { throw std::logic_error("deliberate crash"); }',
  },
};

export const JAVA_COMPILE_ERROR =
  'public class Main { public static void main(String[] a) { int x = "text"; } }';
