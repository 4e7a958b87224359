import java.io.*;

public class OnesWritten {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        long n = Long.parseLong(br.readLine().trim());
        long count = 0;
        long p = 1;
        while (p <= n) {
            long high = n / (p * 10);
            long cur = n / p % 10;
            long low = n % p;
            if (cur == 0) count += high * p;
            else if (cur == 1) count += high * p + low + 1;
            else count += (high + 1) * p;
            p *= 10;
        }
        System.out.println(count);
    }
}
