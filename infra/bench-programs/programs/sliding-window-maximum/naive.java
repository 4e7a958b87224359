import java.io.*;
import java.util.*;

public class Main {
  static StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));

  static int next() throws IOException {
    in.nextToken();
    return (int) in.nval;
  }

  public static void main(String[] args) throws IOException {
    int n = next(), k = next();
    int[] a = new int[n];
    for (int i = 0; i < n; i++) a[i] = next();
    StringBuilder out = new StringBuilder();
    for (int i = 0; i + k <= n; i++) {
      int most = Integer.MIN_VALUE;
      for (int j = i; j < i + k; j++) most = Math.max(most, a[j]);
      out.append(most).append(' ');
    }
    System.out.println(out);
  }
}
