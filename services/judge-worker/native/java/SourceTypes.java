import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javax.lang.model.element.Modifier;

/** Finds the name of a source's file and its main class in the tree that the compiler's parser made. */
final class SourceTypes implements TaskListener {
  /** The file name of a source without a public type. */
  static final String UNNAMED = "Main";

  private final Consumer<String> onFileName;
  private String fileName = UNNAMED;
  private String packagePrefix = "";
  private final List<String> names = new ArrayList<>();
  private final List<String> withMain = new ArrayList<>();

  /** @param onFileName told the name that javac requires of the file, before javac checks it. */
  SourceTypes(Consumer<String> onFileName) {
    this.onFileName = onFileName;
  }

  @Override
  public void finished(TaskEvent event) {
    if (event.getKind() != TaskEvent.Kind.PARSE || !names.isEmpty()) return;
    CompilationUnitTree unit = event.getCompilationUnit();
    if (unit.getPackageName() != null) packagePrefix = unit.getPackageName() + ".";
    String publicType = null;
    for (Tree tree : unit.getTypeDecls()) {
      if (!(tree instanceof ClassTree)) continue;
      ClassTree type = (ClassTree) tree;
      String name = type.getSimpleName().toString();
      names.add(name);
      if (declaresMain(type)) withMain.add(name);
      if (publicType == null && type.getModifiers().getFlags().contains(Modifier.PUBLIC)) publicType = name;
    }
    if (publicType != null && !publicType.isEmpty()) fileName = publicType;
    onFileName.accept(fileName);
  }

  String fileName() {
    return fileName;
  }

  /** The type that names the file, unless it is missing or only another type declares a main method. */
  String mainClass() {
    boolean preferred = names.contains(fileName) && (withMain.contains(fileName) || withMain.isEmpty());
    return packagePrefix + (preferred || withMain.isEmpty() ? fileName : withMain.get(0));
  }

  private static boolean declaresMain(ClassTree type) {
    for (Tree member : type.getMembers()) {
      if (!(member instanceof MethodTree)) continue;
      MethodTree method = (MethodTree) member;
      boolean isMain =
          method.getName().contentEquals("main")
              && method.getModifiers().getFlags().contains(Modifier.STATIC)
              && method.getParameters().size() == 1;
      if (isMain) return true;
    }
    return false;
  }
}
