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
    int lo = 0, hi = n - 1, left = 0, right = 0;
    long water = 0;
    while (lo < hi) {
      left = Math.max(left, h[lo]);
      right = Math.max(right, h[hi]);
      if (left < right) water += left - h[lo++];
      else water += right - h[hi--];
    }
    System.out.println(water);
  }
}
