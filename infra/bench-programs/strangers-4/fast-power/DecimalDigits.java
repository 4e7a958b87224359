import java.io.*;
import java.util.*;

public class DecimalDigits {
    static long small(long a, int e, long m) {
        long r = 1 % m;
        while (e-- > 0) r = r * a % m;
        return r;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(br.readLine().trim());
        StringBuilder out = new StringBuilder();
        while (q-- > 0) {
            StringTokenizer st = new StringTokenizer(br.readLine());
            long a = Long.parseLong(st.nextToken());
            String exponent = st.nextToken();
            long m = Long.parseLong(st.nextToken());
            a %= m;
            long r = 1 % m;
            for (char c : exponent.toCharArray())
                r = small(r, 10, m) * small(a, c - '0', m) % m;
            out.append(r).append('\n');
        }
        System.out.print(out);
    }
}
