import com.sun.source.util.JavacTask;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;

/**
 * Collects the warnings of javac, and of the Eclipse compiler where it is installed, for a source that compiles. A source
 * cannot suppress them.
 */
final class SourceWarnings {
  private static final int MOST_WARNINGS = 100;
  /** Every repetition is possessive, so the time is linear in the source. */
  private static final Pattern SUPPRESSION =
      Pattern.compile("@\\s*+(?:java\\s*+\\.\\s*+lang\\s*+\\.\\s*+)?+SuppressWarnings\\b\\s*+(?:\\([^()]*+\\))?+");
  private static final List<String> JAVAC_OPTIONS =
      List.of("-proc:none", "-implicit:none", "-Xlint:all,-options,-serial,-processing", "-Xmaxwarns", "" + MOST_WARNINGS);
  private static final String ECLIPSE_OPTIONS =
      "-proc:none -17 -d none -Xemacs -warn:allDeadCode,charConcat,compareIdentical,finally,hashCode,noEffectAssign,"
          + "nullDereference,unlikelyCollectionMethodArgumentType,unlikelyEqualsArgumentType,unusedLocal,unusedPrivate ";

  private final JavaCompiler javac;
  private final File eclipseJar;
  private Method eclipse;
  private boolean eclipseSought;

  /** @param eclipseJar the Eclipse compiler. It is left out when the file is missing or unusable. */
  SourceWarnings(JavaCompiler javac, File eclipseJar) {
    this.javac = javac;
    this.eclipseJar = eclipseJar;
  }

  /** @return one line for each warning, in javac's form: `Main.java:3: warning: [ecj] text`. */
  String of(String name, String text, JavaFileManager files) {
    String whole = withoutSuppressions(text);
    StringBuilder lines = new StringBuilder();
    for (Diagnostic<?> warning : analysed(new SourceCompiler.Source(name, whole), files)) {
      lines.append(warning.toString().lines().findFirst().orElse("")).append('\n');
    }
    for (String warning : seenByEclipse(name, whole)) lines.append(warning).append('\n');
    return lines.toString();
  }

  /** Replaces suppressions by blanks, so that every line keeps its number. */
  private static String withoutSuppressions(String text) {
    return SUPPRESSION.matcher(text).replaceAll((found) -> found.group().replaceAll("[^\\n\\r]", " "));
  }

  private List<Diagnostic<?>> analysed(JavaFileObject source, JavaFileManager files) {
    DiagnosticCollector<JavaFileObject> seen = new DiagnosticCollector<>();
    try {
      JavacTask task =
          (JavacTask) javac.getTask(null, files, seen, JAVAC_OPTIONS, null, List.of(source));
      task.analyze();
    } catch (IOException | RuntimeException | StackOverflowError gaveUp) {
      return List.of();
    }
    return warnings(seen);
  }

  /** The public API of the Eclipse compiler reads a file. Its folder is private to this sandbox. */
  private List<String> seenByEclipse(String name, String text) {
    if (!eclipseSought) eclipse = find(eclipseJar);
    eclipseSought = true;
    if (eclipse == null) return List.of();
    try {
      Path folder = Files.createTempDirectory("ecj").toRealPath();
      Path file = folder.resolve(name + ".java");
      try {
        Files.writeString(file, text);
        StringWriter seen = new StringWriter();
        PrintWriter out = new PrintWriter(seen);
        eclipse.invoke(null, ECLIPSE_OPTIONS + file, out, out, null);
        String place = file + ":";
        return seen.toString()
            .lines()
            .filter((line) -> line.startsWith(place) && line.contains(": warning: "))
            .limit(MOST_WARNINGS)
            .map((line) -> name + ".java:" + line.substring(place.length()).replaceFirst(": warning: ", ": warning: [ecj] "))
            .toList();
      } finally {
        Files.deleteIfExists(file);
        Files.deleteIfExists(folder);
      }
    } catch (IOException | ReflectiveOperationException | LinkageError | StackOverflowError gaveUp) {
      return List.of();
    }
  }

  private static Method find(File jar) {
    if (!jar.exists()) return null;
    try {
      URLClassLoader loader = new URLClassLoader(new URL[] {jar.toURI().toURL()});
      Class<?> progress = loader.loadClass("org.eclipse.jdt.core.compiler.CompilationProgress");
      return loader
          .loadClass("org.eclipse.jdt.core.compiler.batch.BatchCompiler")
          .getMethod("compile", String.class, PrintWriter.class, PrintWriter.class, progress);
    } catch (IOException | ReflectiveOperationException | LinkageError unusable) {
      return null;
    }
  }

  private static List<Diagnostic<?>> warnings(DiagnosticCollector<JavaFileObject> seen) {
    List<Diagnostic<?>> warnings = new ArrayList<>();
    for (Diagnostic<? extends JavaFileObject> one : seen.getDiagnostics()) {
      boolean isWarning =
          one.getKind() == Diagnostic.Kind.WARNING || one.getKind() == Diagnostic.Kind.MANDATORY_WARNING;
      if (isWarning && one.getLineNumber() > 0 && warnings.size() < MOST_WARNINGS) warnings.add(one);
    }
    return warnings;
  }
}
