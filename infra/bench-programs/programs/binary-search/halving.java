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
    int[] a = new int[n];
    for (int i = 0; i < n; i++) a[i] = next();
    StringBuilder out = new StringBuilder();
    for (int k = 0; k < q; k++) {
      int x = next(), lo = 0, hi = n;
      while (lo < hi) {
        int mid = (lo + hi) / 2;
        if (a[mid] < x) lo = mid + 1;
        else hi = mid;
      }
      out.append(lo < n && a[lo] == x ? lo : -1).append('\n');
    }
    System.out.print(out);
  }
}
