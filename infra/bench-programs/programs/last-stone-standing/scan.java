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
    int[] w = new int[n];
    for (int i = 0; i < n; i++) w[i] = next();
    while (true) {
      int a = -1, b = -1;
      for (int i = 0; i < n; i++) {
        if (w[i] == 0) continue;
        if (a < 0 || w[i] > w[a]) {
          b = a;
          a = i;
        } else if (b < 0 || w[i] > w[b]) {
          b = i;
        }
      }
      if (b < 0) {
        System.out.println(a < 0 ? 0 : w[a]);
        return;
      }
      w[a] -= w[b];
      w[b] = 0;
    }
  }
}
