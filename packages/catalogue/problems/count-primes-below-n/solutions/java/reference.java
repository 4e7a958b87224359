import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    /** How many primes are less than n. */
    static int solve(int n) {
        boolean[] crossedOut = new boolean[n];
        int primes = 0;
        for (int number = 2; number < n; number++) {
            if (crossedOut[number]) {
                continue;
            }
            primes++;
            // The square of a large prime does not fit into an int.
            for (long multiple = (long) number * number; multiple < n; multiple += number) {
                crossedOut[(int) multiple] = true;
            }
        }
        return primes;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(solve(Integer.parseInt(in.readLine().trim())));
    }
}
