import java.io.*;
import java.util.*;

public class Main {
  public static void main(String[] args) throws IOException {
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
    long n = Long.parseLong(in.readLine().trim());
    int digits = 0;
    while (n > 0) {
      n >>= 1;
      digits++;
    }
    System.out.println(digits);
  }
}
