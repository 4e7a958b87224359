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
    for (int i = 0; i < n; i++) a[i] = next();
    for (int v = 1; ; v++) {
      long hours = 0;
      for (int x : a) hours += (x + v - 1) / v;
      if (hours <= h) {
        System.out.println(v);
        return;
      }
    }
  }
}
