import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int n = ni();
        StringBuilder sb = new StringBuilder();
        for (int i = 1; i <= n; i++) {
            byte b = (byte) i;
            String s = "";
            if (b % 3 == 0) s += "Fizz";
            if (b % 5 == 0) s += "Buzz";
            sb.append(s.isEmpty() ? "" + i : s).append("\n");
        }
        System.out.print(sb);
    }
}
