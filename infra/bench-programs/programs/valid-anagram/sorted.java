import java.io.*;
import java.util.*;

public class Main {
  public static void main(String[] args) throws IOException {
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
    char[] s = in.readLine().toCharArray(), t = in.readLine().toCharArray();
    Arrays.sort(s);
    Arrays.sort(t);
    System.out.println(Arrays.equals(s, t));
  }
}
