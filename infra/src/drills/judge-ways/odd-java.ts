const javaMain = (body: string, members = '') =>
  `import java.io.*;\nimport java.util.*;\nimport java.util.concurrent.*;\n\npublic class Main {\n  ${members}\n  public static void main(String[] args) throws Throwable {\n    ${body}\n  }\n}\n`;

/** Java programs by name; see odd-programs.ts. */
export const ODD_JAVA: Record<string, string> = {
  scanner: javaMain(
    'Scanner s = new Scanner(System.in); System.out.println(s.nextInt() + s.nextInt()); s.nextLine(); System.out.println(s.nextLine());',
  ),
  'scanner past the end': javaMain(
    'Scanner s = new Scanner(System.in); for (;;) System.out.println(s.nextLine());',
  ),
  'buffered reader': javaMain(
    'BufferedReader r = new BufferedReader(new InputStreamReader(System.in)); String l; while ((l = r.readLine()) != null) System.out.println(l.length());',
  ),
  'raw descriptor': javaMain(
    'FileInputStream in = new FileInputStream(FileDescriptor.in); byte[] b = in.readAllBytes(); FileOutputStream out = new FileOutputStream(FileDescriptor.out); out.write(b);',
  ),
  'dev stdin': javaMain('System.out.println(new String(new FileInputStream("/dev/stdin").readAllBytes()));'),
  'data stream': javaMain(
    'DataInputStream in = new DataInputStream(System.in); System.out.println(in.read());',
  ),
  tokenizer: javaMain(
    'StreamTokenizer t = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in))); t.nextToken(); double a = t.nval; t.nextToken(); System.out.println(a + t.nval);',
  ),
  'unread stdin': javaMain('System.out.println("x");'),
  'print writer not flushed': javaMain('PrintWriter w = new PrintWriter(System.out); w.println("lost");'),
  'print writer flushed': javaMain(
    'PrintWriter w = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out))); for (int i = 0; i < 20000; i++) w.println(i); w.flush();',
  ),
  'exit code': javaMain('System.out.println("a"); System.exit(3);'),
  'exit in thread': javaMain('new Thread(() -> System.exit(5)).start(); Thread.sleep(10000);'),
  'exit in finally': javaMain('try { System.exit(2); } finally { System.out.println("never"); }'),
  halt: javaMain('Runtime.getRuntime().halt(6);'),
  'shutdown hook': javaMain(
    'Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook"))); System.out.println("main");',
  ),
  uncaught: javaMain('throw new IllegalStateException("bad");'),
  'uncaught deep': javaMain('f(3);', 'static int f(int n) { return n == 0 ? 1 / n : f(n - 1); }'),
  'uncaught with cause': javaMain(
    'try { Integer.parseInt("x"); } catch (Exception e) { throw new RuntimeException("outer", e); }',
  ),
  'print stack trace': javaMain(
    'try { Object o = null; o.toString(); } catch (Exception e) { e.printStackTrace(); e.printStackTrace(System.out); }',
  ),
  'stack trace length': javaMain(
    'System.out.println(new Throwable().getStackTrace().length + " " + Thread.currentThread().getStackTrace().length);',
  ),
  'uncaught handler': javaMain(
    'Thread.setDefaultUncaughtExceptionHandler((t, e) -> System.out.println(t.getName() + e)); throw new Exception("x");',
  ),
  thread: javaMain(
    'Thread t = new Thread(() -> System.out.println("t")); t.start(); t.join(); System.out.println("main");',
  ),
  'thread not joined': javaMain(
    'new Thread(() -> { try { Thread.sleep(50); } catch (InterruptedException e) { } System.out.println("late"); }).start(); System.out.println("main");',
  ),
  'daemon thread': javaMain(
    'Thread t = new Thread(() -> { for (;;); }); t.setDaemon(true); t.start(); System.out.println("main");',
  ),
  'thread error': javaMain(
    'Thread t = new Thread(() -> { throw new RuntimeException("in thread"); }); t.start(); t.join(); System.out.println("on");',
  ),
  executor: javaMain(
    'ExecutorService e = Executors.newFixedThreadPool(2); Future<Integer> f = e.submit(() -> 7); System.out.println(f.get()); e.shutdown();',
  ),
  'parallel stream': javaMain(
    'System.out.println(java.util.stream.IntStream.range(0, 1000).parallel().sum());',
  ),
  'stack overflow caught': javaMain(
    // A stack of its own size: the usual one, filled, comes near the memory limit, and then the two ways differ by chance.
    'Thread t = new Thread(null, () -> { try { f(); } catch (StackOverflowError e) { System.out.println("deep " + (d > 10000)); } }, "deep", 8 << 20); t.start(); t.join();',
    'static int d; static void f() { d++; f(); }',
  ),
  'deep recursion': javaMain(
    'System.out.println(f(100000));',
    'static int f(int n) { return n == 0 ? 0 : 1 + f(n - 1); }',
  ),
  'locale change': javaMain(
    'Locale.setDefault(Locale.GERMANY); System.out.println(String.format("%.2f %,d", 1.5, 1234567));',
  ),
  'time zone change': javaMain(
    'TimeZone.setDefault(TimeZone.getTimeZone("Asia/Tokyo")); System.out.println(new Date(0));',
  ),
  'default locale and zone': javaMain(
    'System.out.println(Locale.getDefault() + " " + TimeZone.getDefault().getID() + " " + java.nio.charset.Charset.defaultCharset());',
  ),
  properties: javaMain(
    'System.setProperty("x", "1"); System.out.println(System.getProperty("x") + System.getProperty("user.dir") + System.getProperty("java.io.tmpdir") + System.getProperty("line.separator").length());',
  ),
  'temp file': javaMain(
    'File f = File.createTempFile("a", "b"); f.deleteOnExit(); try (FileWriter w = new FileWriter(f)) { w.write("x"); } System.out.println(f.length() + f.getParent());',
  ),
  'write in cwd': javaMain(
    'java.nio.file.Files.writeString(java.nio.file.Path.of("out.txt"), "hi"); System.out.println(new File("out.txt").length());',
  ),
  'class loader': javaMain(
    'System.out.println(Main.class.getClassLoader() == ClassLoader.getSystemClassLoader()); System.out.println(Thread.currentThread().getContextClassLoader() == Main.class.getClassLoader());',
  ),
  reflection: javaMain(
    'System.out.println(Class.forName("Main").getDeclaredMethods().length); System.out.println(Main.class.getDeclaredMethod("f").invoke(null));',
    'static int f() { return 9; }',
  ),
  resource: javaMain('System.out.println(Main.class.getResource("Main.class") != null);'),
  'inner classes': javaMain(
    'System.out.println(new P(1, 2)); Runnable r = new Runnable() { public void run() { System.out.println(getClass().getName()); } }; r.run();',
    'record P(int x, int y) {} static class Q {} enum E { A, B }',
  ),
  'second class': `${javaMain('System.out.println(new Other().v());')}\nclass Other { int v() { return 4; } }\n`,
  'other name':
    'public class Solution {\n  public static void main(String[] a) {\n    System.out.println("Solution");\n  }\n}\n',
  package:
    'package a.b;\n\npublic class Main {\n  public static void main(String[] a) {\n    System.out.println(Main.class.getName());\n  }\n}\n',
  'no public class':
    'class Main {\n  public static void main(String[] a) {\n    System.out.println("x");\n  }\n}\n',
  'interface main':
    'public interface Main {\n  static void main(String[] a) {\n    System.out.println("interface");\n  }\n}\n',
  'enum main':
    'public enum Main {\n  A;\n  public static void main(String[] a) {\n    System.out.println(A);\n  }\n}\n',
  'no main': 'public class Main {}\n',
  'static initialiser fails': javaMain(
    'System.out.println("x");',
    'static int a = 1 / Integer.parseInt("0");',
  ),
  'compile error': 'public class Main { void f() { int x = "a"; } }',
  'missing symbol': javaMain('System.out.println(y);'),
  warning: javaMain('List l = new ArrayList(); l.add(1); System.out.println(l);'),
  unicode: javaMain('System.out.println("Ü→😀" + "😀".length());'),
  printf: javaMain('System.out.printf("%5d|%-5s|%05.1f%n", 42, "ab", 3.14159);'),
  'random seeded': javaMain('System.out.println(new Random(5).nextInt(100));'),
  'hash order': javaMain('System.out.println(new HashSet<>(List.of("b", "a", "c")));'),
  'big integer': javaMain('System.out.println(java.math.BigInteger.TWO.pow(200));'),
  streams: javaMain('System.out.println(List.of(3, 1, 2).stream().sorted().map(x -> x * 2).toList());'),
  'text block switch': javaMain(
    'String s = """\n      a\n      b\n      """; System.out.print(s); System.out.println(switch (s.length()) { case 4 -> "four"; default -> "other"; });',
  ),
  'assert off': javaMain('assert false : "on"; System.out.println("off");'),
  'process builder': javaMain(
    'try { new ProcessBuilder("/bin/ls").start(); } catch (IOException e) { System.out.println("no"); }',
  ),
  sleep: javaMain('Thread.sleep(50); System.out.println("rested");'),
  gc: javaMain('System.gc(); System.out.println(Runtime.getRuntime().maxMemory() > 0);'),
  'closed out': javaMain(
    'System.out.close(); System.out.println("x"); System.exit(System.out.checkError() ? 3 : 0);',
  ),
  'replaced out': javaMain(
    'PrintStream o = System.out; System.setOut(new PrintStream(new ByteArrayOutputStream())); System.out.println("x"); o.println("real");',
  ),
  'read after end': javaMain('System.in.readAllBytes(); System.out.println(System.in.read());'),
  available: javaMain('System.out.println(System.in.available());'),
};
