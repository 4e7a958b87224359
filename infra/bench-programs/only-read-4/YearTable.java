import java.io.*;
import java.util.*;

public class YearTable {
    static final int LIMIT = 5000;
    static final int[] ways = new int[LIMIT + 1];

    static {
        boolean[] composite = new boolean[LIMIT + 1];
        List<Integer> primes = new ArrayList<>();
        for (int i = 2; i <= LIMIT; i++) {
            if (composite[i]) continue;
            primes.add(i);
            for (int j = i * i; j <= LIMIT; j += i) composite[j] = true;
        }
        for (int p : primes) {
            for (int q : primes) {
                if (p + q > LIMIT) break;
                if (p <= q) ways[p + q]++;
            }
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        System.out.println(n + " is a sum of two primes in " + ways[n] + " ways");
    }
}
