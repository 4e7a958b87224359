import java.io.*;
import java.util.*;

public class Main {
  static StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));

  static int next() throws IOException {
    in.nextToken();
    return (int) in.nval;
  }

  public static void main(String[] args) throws IOException {
    int n = next(), m = next();
    List<List<Integer>> near = new ArrayList<>();
    for (int i = 0; i <= n; i++) near.add(new ArrayList<>());
    for (int k = 0; k < m; k++) {
      int u = next(), v = next();
      near.get(u).add(v);
      near.get(v).add(u);
    }
    boolean[] seen = new boolean[n + 1];
    int count = 0;
    Queue<Integer> queue = new LinkedList<>();
    for (int s = 1; s <= n; s++) {
      if (seen[s]) continue;
      count++;
      seen[s] = true;
      queue.add(s);
      while (!queue.isEmpty()) {
        for (int v : near.get(queue.poll())) {
          if (seen[v]) continue;
          seen[v] = true;
          queue.add(v);
        }
      }
    }
    System.out.println(count);
  }
}
