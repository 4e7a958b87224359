import java.io.*;
import java.util.*;

public class Main {
    static long solve(long a, long b, long m) {
        if (b == 0) return 1 % m;
        if (b == 1) return a % m;
        long half = solve(a, b / 2, m);
        return half * half % m;
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
