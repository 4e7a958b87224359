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
    Map<Integer, Integer> length = new HashMap<>();
    int best = 0;
    for (int i = 0; i < n; i++) {
      int x = next();
      if (length.containsKey(x)) continue;
      int left = length.getOrDefault(x - 1, 0), right = length.getOrDefault(x + 1, 0);
      int whole = left + right + 1;
      length.put(x, whole);
      length.put(x - left, whole);
      length.put(x + right, whole);
      best = Math.max(best, whole);
    }
    System.out.println(best);
  }
}
