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
    int[] p = new int[n];
    for (int i = 0; i < n; i++) p[i] = next();
    System.out.println(solve(p, 0, n));
  }

  static int solve(int[] p, int lo, int hi) {
    if (hi - lo < 2) return 0;
    int mid = (lo + hi) / 2, least = Integer.MAX_VALUE, most = Integer.MIN_VALUE;
    for (int i = lo; i < mid; i++) least = Math.min(least, p[i]);
    for (int i = mid; i < hi; i++) most = Math.max(most, p[i]);
    return Math.max(most - least, Math.max(solve(p, lo, mid), solve(p, mid, hi)));
  }
}
