import java.io.*;
import java.util.*;

public class Main {
  static StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));

  static int next() throws IOException {
    in.nextToken();
    return (int) in.nval;
  }

  public static void main(String[] args) throws IOException {
    int n = next(), target = next();
    int[] a = new int[n];
    for (int i = 0; i < n; i++) a[i] = next();
    System.out.println(count(a, 0, target));
  }

  static int count(int[] a, int i, int left) {
    if (i == a.length) return left == 0 ? 1 : 0;
    return count(a, i + 1, left) + count(a, i + 1, left - a[i]);
  }
}
