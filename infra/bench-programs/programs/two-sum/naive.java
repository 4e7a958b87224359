import java.io.*;
import java.util.*;

public class Main {
  static StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));

  static int next() throws IOException {
    in.nextToken();
    return (int) in.nval;
  }

  public static void main(String[] args) throws IOException {
    int n = next(), target = next();
    int[] a = new int[n];
    for (int i = 0; i < n; i++) a[i] = next();
    for (int i = 0; i < n; i++)
      for (int j = i + 1; j < n; j++)
        if (a[i] + a[j] == target) System.out.println(i + " " + j);
  }
}
