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
  // Counts all threads, as the limit does: the compilers and the collector of the JVM use CPU time too.
  JAVA: `import java.io.*;
public class Main {
  static long usedMs() throws IOException {
    byte[] bytes = new byte[1024];
    int length;
    try (FileInputStream stat = new FileInputStream("/proc/self/stat")) { length = stat.read(bytes); }
    String[] fields = new String(bytes, 0, length).split(" ");
    return (Long.parseLong(fields[13]) + Long.parseLong(fields[14])) * 10;
  }
  public static void main(String[] arguments) throws Exception {
    double milliseconds = Double.parseDouble(new BufferedReader(new InputStreamReader(System.in)).readLine());
    double end = usedMs() + milliseconds;
    double sum = 0;
    while (usedMs() < end) for (int i = 0; i < 1000000; i++) sum += Math.sqrt(i);
    System.out.println(sum > 0 ? "done" : "");
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
