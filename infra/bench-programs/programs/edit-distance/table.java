import java.io.*;
import java.util.*;

public class Main {
  public static void main(String[] args) throws IOException {
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
    String a = in.readLine(), b = in.readLine();
    int[][] d = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++)
      for (int j = 0; j <= b.length(); j++) {
        if (i == 0 || j == 0) d[i][j] = i + j;
        else if (a.charAt(i - 1) == b.charAt(j - 1)) d[i][j] = d[i - 1][j - 1];
        else d[i][j] = 1 + Math.min(d[i - 1][j - 1], Math.min(d[i - 1][j], d[i][j - 1]));
      }
    System.out.println(d[a.length()][b.length()]);
  }
}
