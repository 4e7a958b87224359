import type { Language } from '@evident/contracts';

/** For each language a program that uses as many milliseconds of CPU time as its input says, by the kernel's own count. */
export const BURNERS: Readonly<Partial<Record<Language, string>>> = {
  PYTHON: `import time
milliseconds = float(input())
end = time.thread_time() + milliseconds / 1000
while time.thread_time() < end: pass
print("done")
`,
  JAVASCRIPT: `const milliseconds = Number(require('fs').readFileSync(0, 'utf8'));
const start = process.cpuUsage();
for (;;) {
  const { user, system } = process.cpuUsage(start);
  if ((user + system) / 1000 >= milliseconds) break;
}
console.log('done');
`,
  JAVA: `import java.nio.file.*;
public class Main {
  static long usedNs() throws Exception {
    return Long.parseLong(Files.readString(Path.of("/proc/thread-self/schedstat")).split(" ")[0]);
  }
  public static void main(String[] arguments) throws Exception {
    double milliseconds = Double.parseDouble(new String(System.in.readAllBytes()).trim());
    long end = usedNs() + (long) (milliseconds * 1e6);
    while (usedNs() < end) for (int i = 0; i < 100000; i++) Math.sqrt(i);
    System.out.println("done");
  }
}
`,
  CPP: `#include <cstdio>
#include <ctime>
int main() {
  double milliseconds;
  if (scanf("%lf", &milliseconds) != 1) return 1;
  std::clock_t end = std::clock() + (std::clock_t)(milliseconds / 1000 * CLOCKS_PER_SEC);
  while (std::clock() < end);
  puts("done");
}
`,
};

/** A program that computes until it is stopped. */
export const ENDLESS: Readonly<Partial<Record<Language, string>>> = {
  PYTHON: 'while True: pass\n',
  JAVASCRIPT: 'for (;;);\n',
  JAVA: 'public class Main { public static void main(String[] arguments) { for (;;); } }\n',
  CPP: 'int main() { volatile int i = 0; for (;;) i = i + 1; }\n',
};
