import java.io.*;
import java.util.*;

public class Main {
  public static void main(String[] args) throws IOException {
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
    long n = Long.parseLong(in.readLine().trim());
    long lo = 0, hi = Math.min(n, 3000000000L);
    while (lo < hi) {
      long mid = (lo + hi + 1) >>> 1;
      if (mid * mid <= n) lo = mid;
      else hi = mid - 1;
    }
    System.out.println(lo);
  }
}
