import java.io.*;
import java.util.*;

public class Main {
  public static void main(String[] args) throws IOException {
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
    long n = Long.parseLong(in.readLine().trim()), total = 0;
    for (long i = 1; i <= n; i++) total = (total + (i % 1000003) * (i % 1000003)) % 1000003;
    System.out.println(total);
  }
}
