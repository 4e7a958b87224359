import java.io.*;
import java.util.*;

public class Main {
  public static void main(String[] args) throws IOException {
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
    String s = in.readLine();
    String clean = "";
    for (char c : s.toCharArray()) if (Character.isLetterOrDigit(c)) clean += Character.toLowerCase(c);
    boolean ok = true;
    for (int i = 0; i < clean.length(); i++) if (clean.charAt(i) != clean.charAt(clean.length() - 1 - i)) ok = false;
    System.out.println(ok);
  }
}
