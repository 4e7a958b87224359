import java.io.*;
import java.util.*;

public class Main {
  public static void main(String[] args) throws IOException {
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
    long n = Long.parseLong(in.readLine().trim());
    boolean prime = n > 1;
    for (long d = 2; d * d <= n; d++)
      if (n % d == 0) {
        prime = false;
        break;
      }
    System.out.println(prime);
  }
}
