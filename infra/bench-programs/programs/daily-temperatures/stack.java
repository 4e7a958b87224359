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
    int[] t = new int[n], out = new int[n];
    Deque<Integer> stack = new ArrayDeque<>();
    for (int i = 0; i < n; i++) {
      t[i] = next();
      while (!stack.isEmpty() && t[stack.peek()] < t[i]) {
        int j = stack.pop();
        out[j] = i - j;
      }
      stack.push(i);
    }
    StringBuilder text = new StringBuilder();
    for (int x : out) text.append(x).append(' ');
    System.out.println(text);
  }
}
