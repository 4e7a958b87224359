import java.io.*;
import java.util.*;

public class R3 {
    /** a to the power of b, modulo m: b is halved in each call. */
    static long power(long a, long b, long m) {
        if (b == 0) return 1 % m;
        long half = power(a, b / 2, m);
        long square = half * half % m;
        return b % 2 == 0 ? square : square * (a % m) % m;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
        int q = Integer.parseInt(in.readLine().trim());
        while (q-- > 0) {
            StringTokenizer st = new StringTokenizer(in.readLine());
            long a = Long.parseLong(st.nextToken());
            long b = Long.parseLong(st.nextToken());
            long m = Long.parseLong(st.nextToken());
            out.println(power(a, b, m));
        }
        out.flush();
    }
}
