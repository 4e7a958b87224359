import java.io.*;
import java.util.*;

public class Main {
  public static void main(String[] args) throws IOException {
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
    long n = Long.parseLong(in.readLine().trim());
    long d = 2;
    while (d < n && n % d != 0) d++;
    System.out.println(n > 1 && d == n);
  }
}
