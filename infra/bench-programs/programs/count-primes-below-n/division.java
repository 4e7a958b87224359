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
    for (int x = 2; x < n; x++) {
      boolean prime = true;
      for (int d = 2; d < x; d++) prime &= x % d != 0;
      if (prime) count++;
    }
    System.out.println(count);
  }
}
