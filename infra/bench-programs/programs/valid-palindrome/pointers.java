import java.io.*;
import java.util.*;

public class Main {
  public static void main(String[] args) throws IOException {
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
    StringBuilder clean = new StringBuilder();
    String s = in.readLine();
    for (char c : s.toCharArray()) if (Character.isLetterOrDigit(c)) clean.append(Character.toLowerCase(c));
    String forward = clean.toString();
    System.out.println(forward.equals(clean.reverse().toString()));
  }
}
