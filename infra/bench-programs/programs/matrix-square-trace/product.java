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
    long[][] a = new long[n][n], square = new long[n][n];
    for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) a[i][j] = next();
    for (int k = 0; k < n; k++)
      for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) square[i][j] += a[i][k] * a[k][j];
    long trace = 0;
    for (int i = 0; i < n; i++) trace += square[i][i];
    System.out.println(trace % 1000000007L);
  }
}
