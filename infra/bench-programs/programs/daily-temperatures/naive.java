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
    int[] t = new int[n];
    for (int i = 0; i < n; i++) t[i] = next();
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < n; i++) {
      int wait = 0;
      for (int j = i + 1; j < n && wait == 0; j++) if (t[j] > t[i]) wait = j - i;
      out.append(wait).append(' ');
    }
    System.out.println(out.toString().trim());
  }
}
