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
    PriorityQueue<Integer> heap = new PriorityQueue<>(Comparator.reverseOrder());
    for (int i = 0; i < n; i++) heap.add(next());
    while (heap.size() > 1) {
      int a = heap.poll();
      int b = heap.poll();
      if (a > b) heap.add(a - b);
    }
    System.out.println(heap.isEmpty() ? 0 : heap.peek());
  }
}
