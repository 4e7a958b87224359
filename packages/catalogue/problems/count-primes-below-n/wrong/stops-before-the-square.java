import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    /** How many primes are less than n. */
    static int solve(int n) {
        boolean[] crossedOut = new boolean[n];
        for (int number = 2; number * number < n - 1; number++) {
            for (int multiple = number * number; multiple < n; multiple += number) {
                crossedOut[multiple] = true;
            }
        }
        int primes = 0;
        for (int number = 2; number < n; number++) {
            primes += crossedOut[number] ? 0 : 1;
        }
        return primes;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(solve(Integer.parseInt(in.readLine().trim())));
    }
}
