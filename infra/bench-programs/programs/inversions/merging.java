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
    System.out.println(sort(a, new int[n], 0, n));
  }

  static long sort(int[] a, int[] b, int lo, int hi) {
    if (hi - lo < 2) return 0;
    int mid = (lo + hi) / 2, i = lo, j = mid, k = lo;
    long count = sort(a, b, lo, mid) + sort(a, b, mid, hi);
    while (i < mid || j < hi) {
      if (j == hi || (i < mid && a[i] <= a[j])) {
        b[k++] = a[i++];
      } else {
        count += mid - i;
        b[k++] = a[j++];
      }
    }
    for (k = lo; k < hi; k++) a[k] = b[k];
    return count;
  }
}
