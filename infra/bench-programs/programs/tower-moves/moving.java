import java.io.*;
import java.util.*;

public class Main {
  static StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));

  static int next() throws IOException {
    in.nextToken();
    return (int) in.nval;
  }

  public static void main(String[] args) throws IOException {
    System.out.println(move(next(), 1, 3, 2));
  }

  static long move(int k, int from, int to, int over) {
    if (k == 0) return 0;
    return move(k - 1, from, over, to) + 1 + move(k - 1, over, to, from);
  }
}
