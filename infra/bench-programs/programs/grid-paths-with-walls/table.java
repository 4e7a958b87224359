import java.io.*;
import java.util.*;

public class Main {
  public static void main(String[] args) throws IOException {
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
    String[] head = in.readLine().split(" ");
    int r = Integer.parseInt(head[0]), c = Integer.parseInt(head[1]);
    long[][] ways = new long[r + 1][c + 1];
    ways[0][1] = 1;
    for (int i = 1; i <= r; i++) {
      String row = in.readLine();
      for (int j = 1; j <= c; j++)
        if (row.charAt(j - 1) == '.') ways[i][j] = (ways[i - 1][j] + ways[i][j - 1]) % 1000000007L;
    }
    System.out.println(ways[r][c]);
  }
}
