import java.io.*;
import java.util.*;

public class Main {
  public static void main(String[] args) throws IOException {
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
    String s = in.readLine(), t = in.readLine();
    int[] count = new int[128];
    for (char c : s.toCharArray()) count[c]++;
    for (char c : t.toCharArray()) count[c]--;
    boolean ok = true;
    for (int x : count) if (x != 0) ok = false;
    System.out.println(ok);
  }
}
