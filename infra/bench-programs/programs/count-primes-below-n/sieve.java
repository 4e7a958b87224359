import java.io.*;
import java.util.*;

public class Main {
  static StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));

  static int next() throws IOException {
    in.nextToken();
    return (int) in.nval;
  }

  public static void main(String[] args) throws IOException {
    int n = next(), count = 0;
    boolean[] composite = new boolean[n + 1];
    for (long i = 2; i < n; i++) {
      if (composite[(int) i]) continue;
      count++;
      for (long j = i * i; j < n; j += i) composite[(int) j] = true;
    }
    System.out.println(count);
  }
}
