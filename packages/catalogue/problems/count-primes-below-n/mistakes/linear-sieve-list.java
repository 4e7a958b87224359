import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int n = ni(), c = 0;
        List<Integer> primes = new ArrayList<>();
        for (int x = 2; x < n; x++) {
            boolean p = true;
            for (int q : primes) { if (x % q == 0) { p = false; break; } if (q > x / 4) break; }
            if (p) primes.add(x);
        }
        System.out.println(primes.size());
    }
}
