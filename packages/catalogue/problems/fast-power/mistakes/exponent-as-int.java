import java.io.*;
import java.util.*;

public class Main {
    static long solve(long a, long b, long m) {
        long result = 1 % m;
        long square = a % m;
        b = (int) b;
        while (b > 0) {
            if (b % 2 == 1) {
                result = result * square % m;
            }
            square = square * square % m;
            b /= 2;
        }
        return result;
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
