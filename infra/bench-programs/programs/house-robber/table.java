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
    long[] best = new long[n + 2];
    for (int i = 0; i < n; i++) best[i + 2] = Math.max(best[i + 1], best[i] + next());
    System.out.println(best[n + 1]);
  }
}
