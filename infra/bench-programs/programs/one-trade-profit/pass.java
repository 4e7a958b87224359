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
    int least = Integer.MAX_VALUE, best = 0;
    while (n-- > 0) {
      int x = next();
      least = Math.min(least, x);
      best = Math.max(best, x - least);
    }
    System.out.println(best);
  }
}
