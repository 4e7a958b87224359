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
    for (int round = 0; round < n; round++)
      for (int i = 0; i + 1 < n; i++)
        if (a[i] == 0) {
          a[i] = a[i + 1];
          a[i + 1] = 0;
        }
    StringBuilder out = new StringBuilder();
    for (int x : a) out.append(x).append(' ');
    System.out.println(out);
  }
}
