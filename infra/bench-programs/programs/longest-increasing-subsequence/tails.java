import java.io.*;
import java.util.*;

public class Main {
  static StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));

  static int next() throws IOException {
    in.nextToken();
    return (int) in.nval;
  }

  public static void main(String[] args) throws IOException {
    int n = next(), size = 0;
    int[] tails = new int[n];
    for (int i = 0; i < n; i++) {
      int x = next();
      int lo = 0, hi = size;
      while (lo < hi) {
        int mid = (lo + hi) >>> 1;
        if (tails[mid] < x) lo = mid + 1;
        else hi = mid;
      }
      tails[lo] = x;
      if (lo == size) size++;
    }
    System.out.println(size);
  }
}
