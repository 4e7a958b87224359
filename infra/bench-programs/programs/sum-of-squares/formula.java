import java.io.*;
import java.util.*;

public class Main {
  public static void main(String[] args) throws IOException {
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
    java.math.BigInteger n = new java.math.BigInteger(in.readLine().trim());
    java.math.BigInteger one = java.math.BigInteger.ONE;
    java.math.BigInteger product = n.multiply(n.add(one)).multiply(n.add(n).add(one));
    System.out.println(product.divide(java.math.BigInteger.valueOf(6)).mod(java.math.BigInteger.valueOf(1000003)));
  }
}
