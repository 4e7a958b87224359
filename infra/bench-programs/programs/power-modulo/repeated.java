import java.io.*;
import java.util.*;

public class Main {
  public static void main(String[] args) throws IOException {
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
    String[] head = in.readLine().split(" ");
    long b = Long.parseLong(head[0]), e = Long.parseLong(head[1]), m = Long.parseLong(head[2]), r = 1;
    while (e-- > 0) r = r * b % m;
    System.out.println(r);
  }
}
