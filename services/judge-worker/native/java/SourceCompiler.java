import com.sun.source.util.JavacTask;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.File;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.StringWriter;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Compiles Java sources one after the other, in memory.
 *
 * <p>A question on standard input is a byte (1: report every warning, 2: report every error), an int length and the source. The answer on
 * standard output is an int length and: a byte (1: compiled), the messages, the main class, an int count of classes, and
 * for each class its file name and content. Each text is an int length and bytes.
 *
 * <p>With the argument "once" it answers one question.
 */
public final class SourceCompiler {
  private static final int MOST_MESSAGES = 50;
  private static final List<String> OPTIONS =
      List.of("-proc:none", "-implicit:none", "-g:source,lines", "-Xlint:-options", "-Xmaxerrs", "" + MOST_MESSAGES);
  /** By default javac looks for variables without a value only where it has found no other error. */
  private static final List<String> EVERY_ERROR =
      Stream.concat(OPTIONS.stream(), Stream.of("-XDshould-stop.ifError=FLOW")).toList();
  private static final int ALL_WARNINGS = 1;
  private static final int ALL_ERRORS = 2;
  private static final String GAVE_UP =
      "error: the compiler gave up on this source: it is nested too deeply or too large\n";
  /** The first words of what javac prints before the stack trace of a fault of its own. */
  private static final List<String> JAVAC_FAULTS =
      List.of("An exception has occurred in the compiler", "\n\nThe system is out of resources.");

  private final JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
  private final StandardJavaFileManager platform =
      compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8);
  private final SourceWarnings warnings = new SourceWarnings(compiler, new File("/opt/judge/ecj.jar"));

  static final class Source extends SimpleJavaFileObject {
    private final String text;
    private URI place;

    Source(String name, String text) {
      super(URI.create("string:///source"), Kind.SOURCE);
      this.text = text;
      rename(name);
    }

    /** The name is known only when the source is parsed. javac asks for it again when it enters the classes. */
    void rename(String name) {
      place = URI.create("string:///" + name + ".java");
    }

    @Override
    public URI toUri() {
      return place;
    }

    @Override
    public String getName() {
      return super.getName().substring(1);
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }

  private static final class ClassFile extends SimpleJavaFileObject {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    ClassFile(String name) {
      super(URI.create("mem:///" + name.replace('.', '/') + ".class"), Kind.CLASS);
    }

    @Override
    public OutputStream openOutputStream() {
      return bytes;
    }
  }

  /** Keeps compiled classes in memory. Sources see the platform's classes only. */
  private static final class Memory extends ForwardingJavaFileManager<StandardJavaFileManager> {
    private final Map<String, ClassFile> classes = new LinkedHashMap<>();

    Memory(StandardJavaFileManager platform) {
      super(platform);
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
        Location location, String name, JavaFileObject.Kind kind, FileObject sibling) {
      return classes.computeIfAbsent(name, ClassFile::new);
    }

    @Override
    public void close() {
      // The platform's file manager stays open for the next source.
    }
  }

  private byte[] compile(byte[] source, boolean allWarnings, List<String> options) throws IOException {
    String text;
    try {
      text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(source)).toString();
    } catch (CharacterCodingException unmappable) {
      return answer(false, "error: the source is not valid UTF-8\n", "", Map.of());
    }
    Result result = compile(text, SourceTypes.UNNAMED, options);
    // javac names the file in messages about the syntax before the parser has found the public type.
    if (!result.compiled
        && !result.types.fileName().equals(SourceTypes.UNNAMED)
        && result.messages.startsWith(SourceTypes.UNNAMED + ".java:"))
      result = compile(text, result.types.fileName(), options);
    String messages = result.messages;
    String name = result.types.fileName();
    if (result.compiled && allWarnings) messages += warnings.of(name, text, new Memory(platform));
    return answer(result.compiled, messages, result.types.mainClass(), result.memory.classes);
  }

  private record Result(boolean compiled, String messages, SourceTypes types, Memory memory) {}

  private Result compile(String text, String name, List<String> options) {
    Source source = new Source(name, text);
    SourceTypes types = new SourceTypes(source::rename);
    Memory memory = new Memory(platform);
    StringWriter messages = new StringWriter();
    try {
      JavacTask task = (JavacTask) compiler.getTask(messages, memory, null, options, null, List.of(source));
      task.addTaskListener(types);
      boolean compiled = task.call();
      return new Result(compiled, compiled ? messages.toString() : inWords(messages.toString()), types, memory);
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError | AssertionError | LinkageError gaveUp) {
      return new Result(false, messages + GAVE_UP, types, memory);
    }
  }

  /** Replaces the stack trace that javac prints when it meets a fault of its own. */
  private static String inWords(String messages) {
    for (String start : JAVAC_FAULTS) {
      int fault = messages.indexOf(start);
      if (fault >= 0) return messages.substring(0, fault) + GAVE_UP;
    }
    return messages.isEmpty() ? GAVE_UP : messages;
  }

  private static byte[] answer(boolean compiled, String messages, String main, Map<String, ClassFile> classes)
      throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    out.writeByte(compiled ? 1 : 0);
    put(out, messages.getBytes(StandardCharsets.UTF_8));
    put(out, main.getBytes(StandardCharsets.UTF_8));
    out.writeInt(compiled ? classes.size() : 0);
    if (compiled) {
      for (Map.Entry<String, ClassFile> entry : classes.entrySet()) {
        put(out, (entry.getKey().replace('.', '/') + ".class").getBytes(StandardCharsets.UTF_8));
        put(out, entry.getValue().bytes.toByteArray());
      }
    }
    return bytes.toByteArray();
  }

  private static void put(DataOutputStream out, byte[] bytes) throws IOException {
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  public static void main(String[] arguments) throws IOException {
    DataInputStream in = new DataInputStream(new BufferedInputStream(new FileInputStream(FileDescriptor.in)));
    DataOutputStream out = new DataOutputStream(new BufferedOutputStream(new FileOutputStream(FileDescriptor.out)));
    // Text that a compiler prints must not mix with the answers.
    System.setOut(new PrintStream(System.err, true));
    SourceCompiler service = new SourceCompiler();
    do {
      int asked;
      byte[] source;
      try {
        asked = in.readUnsignedByte();
        source = in.readNBytes(in.readInt());
      } catch (EOFException closed) {
        return;
      }
      boolean allErrors = (asked & ALL_ERRORS) != 0;
      byte[] answer =
          service.compile(source, (asked & ALL_WARNINGS) != 0, allErrors ? EVERY_ERROR : OPTIONS);
      out.writeInt(answer.length);
      out.write(answer);
      out.flush();
    } while (!(arguments.length > 0 && arguments[0].equals("once")));
  }
}
