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
    long[] a = new long[n], left = new long[n + 1], right = new long[n + 1];
    for (int i = 0; i < n; i++) a[i] = next();
    left[0] = right[n] = 1;
    for (int i = 0; i < n; i++) left[i + 1] = left[i] * a[i];
    for (int i = n; i > 0; i--) right[i - 1] = right[i] * a[i - 1];
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < n; i++) out.append(left[i] * right[i + 1]).append(' ');
    System.out.println(out);
  }
}
