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
    int[] a = new int[n], best = new int[n];
    for (int i = 0; i < n; i++) a[i] = next();
    Arrays.fill(best, 1 << 29);
    best[0] = 0;
    for (int i = 0; i < n; i++)
      for (int j = i + 1; j < n && j <= i + a[i]; j++) best[j] = Math.min(best[j], best[i] + 1);
    System.out.println(best[n - 1] < 1 << 29 ? best[n - 1] : -1);
  }
}
