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
    int[] h = new int[n];
    for (int i = 0; i < n; i++) h[i] = next();
    long best = 0;
    for (int i = 0; i < n; i++) {
      int from = i, to = i;
      while (from > 0 && h[from - 1] >= h[i]) from--;
      while (to < n - 1 && h[to + 1] >= h[i]) to++;
      best = Math.max(best, (long) h[i] * (to - from + 1));
    }
    System.out.println(best);
  }
}
