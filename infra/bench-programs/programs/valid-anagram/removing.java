import java.io.*;
import java.util.*;

public class Main {
  public static void main(String[] args) throws IOException {
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
    String s = in.readLine(), t = in.readLine();
    StringBuilder left = new StringBuilder(t);
    boolean ok = s.length() == t.length();
    for (int i = 0; i < s.length() && ok; i++) {
      int at = -1;
      for (int j = left.length() - 1; j >= 0; j--) if (left.charAt(j) == s.charAt(i)) at = j;
      if (at < 0) ok = false;
      else left.deleteCharAt(at);
    }
    System.out.println(ok);
  }
}
