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
    List<Integer> seen = new ArrayList<>();
    boolean found = false;
    for (int i = 0; i < n && !found; i++) {
      int x = next();
      if (seen.contains(x)) found = true;
      seen.add(x);
    }
    System.out.println(found);
  }
}
