import java.io.*;

public class CakeParts {
    public static void main(String[] args) throws IOException {
        long n = Long.parseLong(new BufferedReader(new InputStreamReader(System.in)).readLine().trim());
        final long M = 998244353L;
        long sum = 0;
        int blocks = 0;
        for (long l = 1, r; l <= n; l = r + 1) {
            long q = n / l;
            r = n / q;
            sum = (sum + (q % M) * ((r - l + 1) % M)) % M;
            blocks++;
        }
        System.out.println(sum + " " + blocks);
    }
}
