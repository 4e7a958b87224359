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
    TreeSet<Integer> values = new TreeSet<>();
    for (int i = 0; i < n; i++) values.add(next());
    int best = 0, run = 0, last = Integer.MIN_VALUE;
    for (int x : values) {
      run = run > 0 && x == last + 1 ? run + 1 : 1;
      last = x;
      best = Math.max(best, run);
    }
    System.out.println(best);
  }
}
