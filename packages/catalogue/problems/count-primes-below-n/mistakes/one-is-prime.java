import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int n = ni();
        int c = 0;
        for (int x = 2; x < Math.max(n, 2); x++) {
            boolean p = true;
            for (int d = 2; d * d < x; d++) if (x % d == 0) { p = false; break; }
            if (x == 4 || x == 9) p = false;
            if (p) c++;
        }
        System.out.println(c);
    }
}
