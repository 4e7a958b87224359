import java.io.*;
import java.util.*;

public class Main {
  public static void main(String[] args) throws IOException {
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
    String[] head = in.readLine().split(" ");
    int r = Integer.parseInt(head[0]), c = Integer.parseInt(head[1]), count = 0;
    int[] parent = new int[r * c];
    String[] g = new String[r];
    for (int i = 0; i < r; i++) {
      g[i] = in.readLine();
      for (int j = 0; j < c; j++) {
        int at = i * c + j;
        parent[at] = at;
        if (g[i].charAt(j) != '1') continue;
        count++;
        if (i > 0 && g[i - 1].charAt(j) == '1' && find(parent, at) != find(parent, at - c)) {
          parent[find(parent, at)] = find(parent, at - c);
          count--;
        }
        if (j > 0 && g[i].charAt(j - 1) == '1' && find(parent, at) != find(parent, at - 1)) {
          parent[find(parent, at)] = find(parent, at - 1);
          count--;
        }
      }
    }
    System.out.println(count);
  }

  static int find(int[] parent, int x) {
    while (parent[x] != x) {
      parent[x] = parent[parent[x]];
      x = parent[x];
    }
    return x;
  }
}
