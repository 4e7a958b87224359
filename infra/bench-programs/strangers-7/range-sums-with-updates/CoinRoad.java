import java.io.*;
import java.util.*;

public class CoinRoad {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(br.readLine());
        int n = Integer.parseInt(st.nextToken());
        int q = Integer.parseInt(st.nextToken());
        int size = (int) Math.sqrt(n) + 1;
        int[] coins = new int[n];
        long[] block = new long[n / size + 1];
        st = new StringTokenizer(br.readLine());
        for (int i = 0; i < n; i++) {
            coins[i] = Integer.parseInt(st.nextToken());
            block[i / size] += coins[i];
        }
        for (int e = 0; e < q; e++) {
            st = new StringTokenizer(br.readLine());
            int kind = Integer.parseInt(st.nextToken());
            int a = Integer.parseInt(st.nextToken()) - 1;
            int b = Integer.parseInt(st.nextToken());
            if (kind == 1) {
                coins[a] += b;
                block[a / size] += b;
            } else {
                long sum = 0;
                int i = a;
                while (i < b) {
                    if (i % size == 0 && i + size <= b) {
                        sum += block[i / size];
                        i += size;
                    } else {
                        sum += coins[i];
                        i++;
                    }
                }
                System.out.println(sum);
            }
        }
    }
}
