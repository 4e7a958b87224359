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
    List<Integer> stones = new ArrayList<>();
    for (int i = 0; i < n; i++) stones.add(next());
    while (stones.size() > 1) {
      Collections.sort(stones);
      int a = stones.remove(stones.size() - 1), b = stones.remove(stones.size() - 1);
      if (a != b) stones.add(a - b);
    }
    System.out.println(stones.isEmpty() ? 0 : stones.get(0));
  }
}
