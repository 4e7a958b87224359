import java.io.*;
import java.util.*;

public class Main {
  static StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));

  static int next() throws IOException {
    in.nextToken();
    return (int) in.nval;
  }

  public static void main(String[] args) throws IOException {
    int n = next(), to = 0;
    int[] a = new int[n];
    for (int i = 0; i < n; i++) {
      int x = next();
      if (x != 0) a[to++] = x;
    }
    StringBuilder out = new StringBuilder();
    for (int x : a) out.append(x).append(' ');
    System.out.println(out);
  }
}
