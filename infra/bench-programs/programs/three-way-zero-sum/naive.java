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
    Set<String> found = new TreeSet<>();
    for (int i = 0; i < n; i++)
      for (int j = i + 1; j < n; j++)
        for (int k = j + 1; k < n; k++)
          if (a[i] + a[j] + a[k] == 0) found.add(a[i] + " " + a[j] + " " + a[k]);
    System.out.println(found.isEmpty() ? "none" : String.join("\n", found));
  }
}
