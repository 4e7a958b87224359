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
    int[] h = new int[n];
    for (int i = 0; i < n; i++) h[i] = next();
    long water = 0;
    for (int i = 0; i < n; i++) {
      int left = 0, right = 0;
      for (int j = i; j >= 0; j--) left = Math.max(left, h[j]);
      for (int j = i; j < n; j++) right = Math.max(right, h[j]);
      water += Math.min(left, right) - h[i];
    }
    System.out.println(water);
  }
}
