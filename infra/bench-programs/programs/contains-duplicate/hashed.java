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
    Set<Integer> seen = new HashSet<>();
    for (int i = 0; i < n; i++) seen.add(next());
    System.out.println(seen.size() < n);
  }
}
