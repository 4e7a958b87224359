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
    int[] a = new int[n + 1];
    for (int i = 1; i <= n; i++) a[i] = next();
    StringBuilder out = new StringBuilder();
    while (q-- > 0) {
      int l = next(), r = next();
      long sum = 0;
      for (int i = l; i <= r; i++) sum += a[i];
      out.append(sum).append('\n');
    }
    System.out.print(out);
  }
}
