import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int n = ni(), f = 0, b = 0;
        for (int i = 1; i <= n; i++) {
            f++; b++;
            if (f == 3 && b == 5) { System.out.println("FizzBuzz"); f = 0; b = 1 - 1; }
            else if (f == 3) { System.out.println("Fizz"); f = 0; }
            else if (b == 5) { System.out.println("Buzz"); b = 0; if (i > 20) f = 0; }
            else System.out.println(i);
        }
    }
}
