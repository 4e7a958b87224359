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
    long[] a = new long[n];
    for (int i = 0; i < n; i++) a[i] = next();
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < n; i++) {
      long product = 1;
      for (int j = 0; j < n; j++) if (j != i) product *= a[j];
      out.append(product).append(' ');
    }
    System.out.println(out);
  }
}
