import java.io.*;

public class C {
    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(new BufferedReader(new InputStreamReader(System.in)).readLine().trim());
        int[] least = new int[n + 1];
        int[] primes = new int[n / 2 + 10];
        int cnt = 0;
        for (int i = 2; i < n; i++) {
            if (least[i] == 0) {
                least[i] = i;
                primes[cnt++] = i;
            }
            for (int j = 0; j < cnt; j++) {
                int p = primes[j];
                if (p > least[i] || (long) p * i >= n) break;
                least[p * i] = p;
            }
        }
        System.out.println(cnt);
    }
}
