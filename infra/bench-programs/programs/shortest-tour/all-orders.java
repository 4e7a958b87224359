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
    int[][] d = new int[n][n];
    for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) d[i][j] = next();
    int[] order = new int[n];
    for (int i = 0; i < n; i++) order[i] = i;
    System.out.println(best(d, order, 1));
  }

  static int best(int[][] d, int[] order, int fixed) {
    int n = order.length;
    if (fixed == n) {
      int length = d[order[n - 1]][order[0]];
      for (int i = 1; i < n; i++) length += d[order[i - 1]][order[i]];
      return length;
    }
    int least = Integer.MAX_VALUE;
    for (int i = fixed; i < n; i++) {
      int x = order[fixed];
      order[fixed] = order[i];
      order[i] = x;
      least = Math.min(least, best(d, order, fixed + 1));
      x = order[fixed];
      order[fixed] = order[i];
      order[i] = x;
    }
    return least;
  }
}
