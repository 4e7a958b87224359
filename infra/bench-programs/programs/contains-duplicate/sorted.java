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
    for (int i = 0; i < n; i++) a[i] = next();
    Arrays.sort(a);
    boolean found = false;
    for (int i = 1; i < n; i++) found |= a[i] == a[i - 1];
    System.out.println(found);
  }
}
