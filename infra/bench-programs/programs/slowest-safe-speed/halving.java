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
    long h = next();
    int[] a = new int[n];
    int hi = 1;
    for (int i = 0; i < n; i++) {
      a[i] = next();
      hi = Math.max(hi, a[i]);
    }
    int lo = 1;
    while (lo < hi) {
      int mid = lo + (hi - lo) / 2;
      long hours = 0;
      for (int x : a) hours += ((long) x + mid - 1) / mid;
      if (hours <= h) hi = mid;
      else lo = mid + 1;
    }
    System.out.println(lo);
  }
}
