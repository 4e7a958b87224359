import java.io.*;
import java.util.*;

public class Main {
  static StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));

  static int next() throws IOException {
    in.nextToken();
    return (int) in.nval;
  }

  public static void main(String[] args) throws IOException {
    int n = next(), target = next();
    Map<Integer, Integer> seen = new HashMap<>();
    for (int j = 0; j < n; j++) {
      int x = next();
      Integer i = seen.get(target - x);
      if (i != null) {
        System.out.println(i + " " + j);
        return;
      }
      seen.putIfAbsent(x, j);
    }
  }
}
