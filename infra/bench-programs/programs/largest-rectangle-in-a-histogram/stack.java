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
    int[] h = new int[n + 1], stack = new int[n + 2];
    for (int i = 0; i < n; i++) h[i] = next();
    int top = 0;
    stack[0] = -1;
    long best = 0;
    for (int i = 0; i <= n; i++) {
      while (top > 0 && h[stack[top]] >= h[i]) {
        long height = h[stack[top--]];
        best = Math.max(best, height * (i - stack[top] - 1));
      }
      stack[++top] = i;
    }
    System.out.println(best);
  }
}
