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
    int[] a = new int[n];
    for (int i = 0; i < n; i++) a[i] = next();
    System.out.println(best(a, n - 1));
  }

  static long best(int[] a, int i) {
    if (i < 0) return 0;
    return Math.max(best(a, i - 1), a[i] + best(a, i - 2));
  }
}
