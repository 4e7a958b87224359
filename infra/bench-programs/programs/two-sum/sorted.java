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
    long[] a = new long[n];
    for (int i = 0; i < n; i++) a[i] = ((long) next() << 20) + i;
    Arrays.sort(a);
    int lo = 0, hi = n - 1;
    while (true) {
      long sum = (a[lo] >> 20) + (a[hi] >> 20);
      if (sum == target) break;
      if (sum < target) lo++;
      else hi--;
    }
    long mask = (1 << 20) - 1;
    long i = a[lo] & mask, j = a[hi] & mask;
    System.out.println(Math.min(i, j) + " " + Math.max(i, j));
  }
}
