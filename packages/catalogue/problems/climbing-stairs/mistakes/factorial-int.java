import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }
    static int fact(int k) { int r = 1; for (int i = 2; i <= k; i++) r *= i; return r; }
    public static void main(String[] args) throws IOException {
        int n = ni();
        int total = 0;
        for (int t = 0; 2 * t <= n; t++) total += fact(n - t) / (fact(t) * fact(n - 2 * t));
        System.out.println(total);
    }
}
