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
    int[] a = new int[n];
    long count = 0;
    for (int i = 0; i < n; i++) {
      a[i] = next();
      for (int j = 0; j < i; j++) if (a[j] > a[i]) count++;
    }
    System.out.println(count);
  }
}
