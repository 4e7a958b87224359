import java.io.*;
import java.util.*;

public class Main {
  static StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));

  static int next() throws IOException {
    in.nextToken();
    return (int) in.nval;
  }

  public static void main(String[] args) throws IOException {
    int n = next(), q = next();
    List<Integer> a = new ArrayList<>();
    for (int i = 0; i < n; i++) a.add(next());
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < q; i++) out.append(a.indexOf(next())).append('\n');
    System.out.print(out);
  }
}
