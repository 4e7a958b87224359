import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    static int solve(int n) {
        int before = 0;
        int here = 1;
        for (int step = 2; step <= n; step++) {
            int next = before + here;
            before = here;
            here = next;
        }
        return here;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(solve(Integer.parseInt(in.readLine().trim())));
    }
}
