import java.io.*;
import java.util.*;

public class Main {
  static StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));

  static int next() throws IOException {
    in.nextToken();
    return (int) in.nval;
  }

  public static void main(String[] args) throws IOException {
    System.out.println(ways(next()));
  }

  static long ways(int k) {
    return k < 2 ? 1 : ways(k - 1) + ways(k - 2);
  }
}
