import java.io.*;
import java.util.*;

public class Main {
  public static void main(String[] args) throws IOException {
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
    long n = Long.parseLong(in.readLine().trim());
    long r = 0;
    for (long next = 1; next * next <= n; next++) r = next;
    System.out.println(r);
  }
}
