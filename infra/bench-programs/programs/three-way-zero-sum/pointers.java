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
    Arrays.sort(a);
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < n; i++) {
      if (i > 0 && a[i] == a[i - 1]) continue;
      int lo = i + 1, hi = n - 1;
      while (lo < hi) {
        int s = a[i] + a[lo] + a[hi];
        if (s == 0) {
          out.append(a[i]).append(' ').append(a[lo]).append(' ').append(a[hi]).append('\n');
          lo++;
          while (lo < hi && a[lo] == a[lo - 1]) lo++;
        } else if (s < 0) {
          lo++;
        } else {
          hi--;
        }
      }
    }
    System.out.println(out.length() == 0 ? "none" : out.toString().trim());
  }
}
