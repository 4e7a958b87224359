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
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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
 * <p>A question on standard input is a byte (1: report every warning), an int length and the source. The answer on
 * standard output is an int length and: a byte (1: compiled), the messages, the main class, an int count of classes, and
 * for each class its file name and content. Each text is an int length and bytes.
 *
 * <p>With the argument "once" it answers one question.
 */
public final class SourceCompiler {
  private static final int MOST_MESSAGES = 50;
  private static final List<String> OPTIONS =
      List.of("-proc:none", "-implicit:none", "-g:source,lines", "-Xlint:-options", "-Xmaxerrs", "" + MOST_MESSAGES);
  private static final Pattern PUBLIC_TYPE =
      Pattern.compile(
          "^\\s*public\\s+(?:(?:final|abstract|strictfp|sealed|non-sealed)\\s+)*(?:class|interface|enum|record)\\s+(\\w+)",
          Pattern.MULTILINE);

  private final JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
  private final StandardJavaFileManager platform =
      compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8);
  private final SourceWarnings warnings = new SourceWarnings(compiler, new File("/opt/judge/ecj.jar"));

  static final class Source extends SimpleJavaFileObject {
    private final String text;

    Source(String name, String text) {
      super(URI.create("string:///" + name + ".java"), Kind.SOURCE);
      this.text = text;
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

  private byte[] compile(byte[] source, boolean allWarnings) throws IOException {
    String text;
    try {
      text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(source)).toString();
    } catch (CharacterCodingException unmappable) {
      return answer(false, "error: the source is not valid UTF-8\n", "", Map.of());
    }
    Matcher matcher = PUBLIC_TYPE.matcher(text);
    String name = matcher.find() ? matcher.group(1) : "Main";
    Memory memory = new Memory(platform);
    boolean compiled;
    StringWriter messages = new StringWriter();
    try {
      compiled = compiler.getTask(messages, memory, null, OPTIONS, null, List.of(new Source(name, text))).call();
    } catch (StackOverflowError | IllegalStateException tooDeep) {
      compiled = false;
      messages.append("error: the compiler gave up on this source: it is nested too deeply\n");
    }
    if (compiled && allWarnings) messages.append(warnings.of(name, text, new Memory(platform)));
    return answer(compiled, messages.toString(), mainClass(memory.classes, name), memory.classes);
  }

  /** The preferred class, else the first class that mentions the signature of a main method. */
  private static String mainClass(Map<String, ClassFile> classes, String preferred) {
    String fallback = "";
    for (String name : classes.keySet()) {
      String simple = name.substring(name.lastIndexOf('.') + 1);
      if (simple.equals(preferred)) return name;
      boolean hasMain =
          new String(classes.get(name).bytes.toByteArray(), StandardCharsets.ISO_8859_1)
              .contains("([Ljava/lang/String;)V");
      if (fallback.isEmpty() && hasMain && !simple.contains("$")) fallback = name;
    }
    return fallback.isEmpty() ? preferred : fallback;
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
      boolean allWarnings;
      byte[] source;
      try {
        allWarnings = in.readBoolean();
        source = in.readNBytes(in.readInt());
      } catch (EOFException closed) {
        return;
      }
      byte[] answer = service.compile(source, allWarnings);
      out.writeInt(answer.length);
      out.write(answer);
      out.flush();
    } while (!(arguments.length > 0 && arguments[0].equals("once")));
  }
}
