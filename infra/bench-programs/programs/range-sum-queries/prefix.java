import java.io.*;
import java.util.*;

public class Main {
  static StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));

  static int next() throws IOException {
    in.nextToken();
    return (int) in.nval;
  }

  public static void main(String[] args) throws IOException {
    int n = next(), q = next();
    long[] prefix = new long[n + 1];
    for (int i = 1; i <= n; i++) prefix[i] = prefix[i - 1] + next();
    PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
    for (int i = 0; i < q; i++) {
      int l = next(), r = next();
      out.println(prefix[r] - prefix[l - 1]);
    }
    out.flush();
  }
}
