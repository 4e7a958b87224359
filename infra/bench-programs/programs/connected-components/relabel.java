import java.io.*;
import java.util.*;

public class Main {
  static StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));

  static int next() throws IOException {
    in.nextToken();
    return (int) in.nval;
  }

  public static void main(String[] args) throws IOException {
    int n = next(), m = next();
    int[] label = new int[n + 1];
    for (int i = 1; i <= n; i++) label[i] = i;
    for (int k = 0; k < m; k++) {
      int u = label[next()], v = label[next()];
      for (int i = 1; i <= n; i++) if (label[i] == u) label[i] = v;
    }
    Set<Integer> names = new HashSet<>();
    for (int i = 1; i <= n; i++) names.add(label[i]);
    System.out.println(names.size());
  }
}
