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
    int[] p = new int[n];
    for (int i = 0; i < n; i++) p[i] = next();
    int best = 0;
    for (int i = 0; i < n; i++) {
      int highest = p[i];
      for (int j = i; j < n; j++) highest = Math.max(highest, p[j]);
      best = Math.max(best, highest - p[i]);
    }
    System.out.println(best);
  }
}
