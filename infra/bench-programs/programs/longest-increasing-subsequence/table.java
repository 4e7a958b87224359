import java.io.*;
import java.util.*;

public class Main {
  static StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));

  static int next() throws IOException {
    in.nextToken();
    return (int) in.nval;
  }

  public static void main(String[] args) throws IOException {
    int n = next(), best = 0;
    int[] a = new int[n], length = new int[n];
    for (int i = 0; i < n; i++) {
      a[i] = next();
      length[i] = 1;
      for (int j = 0; j < i; j++) if (a[j] < a[i]) length[i] = Math.max(length[i], length[j] + 1);
      best = Math.max(best, length[i]);
    }
    System.out.println(best);
  }
}
