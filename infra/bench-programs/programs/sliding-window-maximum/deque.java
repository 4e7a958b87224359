import java.io.*;
import java.util.*;

public class Main {
  static StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));

  static int next() throws IOException {
    in.nextToken();
    return (int) in.nval;
  }

  public static void main(String[] args) throws IOException {
    int n = next(), k = next();
    int[] a = new int[n];
    ArrayDeque<Integer> window = new ArrayDeque<>();
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < n; i++) {
      a[i] = next();
      while (!window.isEmpty() && a[window.peekLast()] <= a[i]) window.pollLast();
      window.addLast(i);
      if (window.peekFirst() == i - k) window.pollFirst();
      if (i >= k - 1) out.append(a[window.peekFirst()]).append(' ');
    }
    System.out.println(out);
  }
}
