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
    PriorityQueue<Integer> heap = new PriorityQueue<>((x, y) -> Integer.compare(a[y], a[x]));
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < n; i++) {
      a[i] = next();
      heap.add(i);
      if (i >= k - 1) {
        while (heap.peek() <= i - k) heap.poll();
        out.append(a[heap.peek()]).append(' ');
      }
    }
    System.out.println(out);
  }
}
