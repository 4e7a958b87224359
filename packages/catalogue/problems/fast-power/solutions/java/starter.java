import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.*;

public class Main {
    static long solve(long a, long b, long m) {
        // Write your solution here.
        return 0;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(in.readLine().trim());
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            String[] lock = in.readLine().trim().split(" ");
            out.append(solve(Long.parseLong(lock[0]), Long.parseLong(lock[1]), Long.parseLong(lock[2]))).append('\n');
        }
        System.out.print(out);
    }
}
