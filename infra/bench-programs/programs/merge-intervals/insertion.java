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
    int[] l = new int[n], r = new int[n];
    for (int i = 0; i < n; i++) {
      int a = next(), b = next(), at = i;
      for (; at > 0 && l[at - 1] > a; at--) {
        l[at] = l[at - 1];
        r[at] = r[at - 1];
      }
      l[at] = a;
      r[at] = b;
    }
    StringBuilder out = new StringBuilder();
    int from = l[0], to = r[0];
    for (int i = 1; i < n; i++) {
      if (l[i] <= to) {
        to = Math.max(to, r[i]);
      } else {
        out.append(from).append(' ').append(to).append('\n');
        from = l[i];
        to = r[i];
      }
    }
    System.out.println(out.append(from).append(' ').append(to));
  }
}
