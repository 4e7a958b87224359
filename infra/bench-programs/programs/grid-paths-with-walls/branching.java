import java.io.*;
import java.util.*;

public class Main {
  public static void main(String[] args) throws IOException {
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
    String[] head = in.readLine().split(" ");
    int r = Integer.parseInt(head[0]), c = Integer.parseInt(head[1]);
    String[] g = new String[r];
    for (int i = 0; i < r; i++) g[i] = in.readLine();
    System.out.println(walk(g, 0, 0, r, c));
  }

  static long walk(String[] g, int i, int j, int r, int c) {
    if (i == r || j == c || g[i].charAt(j) == '#') return 0;
    if (i == r - 1 && j == c - 1) return 1;
    return (walk(g, i + 1, j, r, c) + walk(g, i, j + 1, r, c)) % 1000000007L;
  }
}
