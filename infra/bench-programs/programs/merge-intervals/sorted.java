import java.io.*;
import java.util.*;

public class Main {
  static StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));

  static int next() throws IOException {
    in.nextToken();
    return (int) in.nval;
  }

  public static void main(String[] args) throws IOException {
    int n = next();
    List<int[]> pairs = new ArrayList<>();
    for (int i = 0; i < n; i++) pairs.add(new int[] {next(), next()});
    pairs.sort((p, q) -> Integer.compare(p[0], q[0]));
    List<int[]> out = new ArrayList<>();
    for (int[] p : pairs) {
      int[] last = out.isEmpty() ? null : out.get(out.size() - 1);
      if (last != null && p[0] <= last[1]) last[1] = Math.max(last[1], p[1]);
      else out.add(p);
    }
    StringBuilder text = new StringBuilder();
    for (int[] p : out) text.append(p[0]).append(' ').append(p[1]).append('\n');
    System.out.print(text);
  }
}
