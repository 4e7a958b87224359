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
    int jumps = 0, end = 0, far = 0;
    for (int i = 0; i < n - 1; i++) {
      far = Math.max(far, i + a[i]);
      if (i < end) continue;
      if (far <= i) {
        jumps = -1;
        break;
      }
      jumps++;
      end = far;
    }
    System.out.println(jumps);
  }
}
