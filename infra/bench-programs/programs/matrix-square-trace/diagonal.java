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
    int[][] a = new int[n][n];
    for (int[] row : a) for (int j = 0; j < n; j++) row[j] = next();
    long trace = 0;
    for (int i = 0; i < n; i++) for (int k = 0; k < n; k++) trace += (long) a[i][k] * a[k][i];
    System.out.println(trace % 1000000007L);
  }
}
